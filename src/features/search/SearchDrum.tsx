import { Drawing } from '../../ui/Drawing.tsx';

/**
 * The drum around the search field, drawn on the process line. Without JavaScript, the drum has a
 * nameplate instead of the field. CSS draws the nameplate, because it only repeats the heading
 * below.
 */
export function SearchDrum({ plate, hasNozzle }: { plate: string; hasNozzle: boolean }) {
  return (
    <div className="drum">
      {hasNozzle && (
        <Drawing
          field={[0, 0, 64, 30]}
          className="drum-nozzle absolute right-[4%] bottom-full h-7.5 w-16"
        >
          <path className="vessel" d="M46 30V13h10v17" />
          <path className="vessel" d="M42 8h18v5h-18z" />
          <text className="tag" x="34" y="20" textAnchor="end">
            D-101
          </text>
        </Drawing>
      )}
      <span data-plate={plate} />
    </div>
  );
}
