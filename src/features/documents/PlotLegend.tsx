import type { PlotData } from '../../domain/plots/plot-data.ts';

interface PlotLegendProps {
  /** The name of the plot, whose shadings are drawn here too. */
  name: string;
  plot: PlotData;
}

/** What the lines and shadings of a plot are, in words below it. */
export function PlotLegend({ name, plot: { areas, lines } }: PlotLegendProps) {
  const samples = [
    ...lines.map(({ label, line }) => ({
      label,
      sample: <path className={`curve ${line}`} d="M1 7h26" />,
    })),
    ...areas.map(({ label, fill }) => ({
      label,
      sample: (
        <path className="swatch stroke-hair" fill={`url(#${name}-${fill})`} d="M1 1h26v12h-26z" />
      ),
    })),
  ].filter(
    // The curves of a family share one name.
    ({ label }, index, all) =>
      label !== undefined && all.findIndex((other) => other.label === label) === index,
  );
  if (samples.length === 0) return null;
  return (
    <ul className="legend mt-2.5 flex list-none flex-wrap gap-x-6 gap-y-1 p-0 text-note">
      {samples.map(({ label, sample }) => (
        <li className="m-0 flex items-center gap-2" key={label}>
          <svg viewBox="0 0 28 14" width="28" height="14" aria-hidden="true">
            {sample}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
