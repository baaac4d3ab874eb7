import { nameLines, type MapArea } from '../../domain/map-drawing.ts';
import { scaled, unit } from './scale.ts';

/** As wide as a letter of a name is at its largest, which is on a phone. */
const letterWidth = 10.5;

interface BuildingProps {
  name: string;
  at: MapArea;
  /** Whether the way of the map leads here. */
  isGoal: boolean;
}

/** A building of the map with its name in it. */
export function Building({ name, at, isGoal }: BuildingProps) {
  const lines = nameLines(name, Math.floor((at.width * unit) / letterWidth));
  const middle = (at.x + at.width / 2) * unit;
  return (
    <g className={isGoal ? 'building goal' : 'building'}>
      <rect className="vessel" {...scaled(at)} rx="4" />
      <text x={middle} y={(at.y + at.height / 2) * unit} textAnchor="middle">
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={middle}
            dy={index === 0 ? `${String(0.35 - (lines.length - 1) * 0.55)}em` : '1.1em'}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
