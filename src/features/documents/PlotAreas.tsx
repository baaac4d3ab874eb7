import type { PlotArea } from '../../domain/plots/plot-data.ts';
import { linePath } from '../../domain/plots/line-path.ts';
import { thinLine } from '../../domain/plots/thin-line.ts';
import type { PlotField } from './plot-field.ts';

/** What one tile of a shading has in it. Lines and dots are told apart without any color. */
const tiles: Record<PlotArea['fill'], string> = {
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  dots: 'M2 2h0M6 6h0',
};

const tile = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const;

interface PlotAreasProps {
  /** The name of the plot. */
  name: string;
  areas: readonly PlotArea[];
  field: PlotField;
  hairsbreadth: number;
}

/** The shaded parts of a plot, each filled with the lines or dots of its kind. */
export function PlotAreas({ name, areas, field, hairsbreadth }: PlotAreasProps) {
  const fills = [...new Set(areas.map(({ fill }) => fill))];
  return (
    <>
      {fills.map((fill) => (
        <pattern key={fill} id={`${name}-${fill}`} {...tile}>
          <path className={`shade ${fill}`} d={tiles[fill]} />
        </pattern>
      ))}
      {areas.map(({ outline, fill }, index) => (
        <path
          key={index}
          fill={`url(#${name}-${fill})`}
          d={`${linePath(thinLine(field.spots(outline), hairsbreadth))}z`}
        />
      ))}
    </>
  );
}
