import type { Look } from '../content/look-queries.ts';
import { Drawing } from '../ui/Drawing.tsx';

/** The board's sign: its own logo, or else a column and the stream that enters it. */
export function Mark({ logo }: Pick<Look, 'logo'>) {
  if (logo) {
    return (
      <Drawing field={logo.field} className="logo">
        <g dangerouslySetInnerHTML={{ __html: logo.markup }} />
      </Drawing>
    );
  }
  return (
    <Drawing field={[0, 0, 38, 44]} className="h-9 w-8 flex-none">
      <rect className="vessel" x="12" y="3" width="17" height="38" rx="8.5" />
      <path className="thin" d="M12.5 13h11M17.5 19.5h11M12.5 32h11" />
      <path className="stream" d="M2 26h14" />
      <path className="arrow" d="M24 26l-8.5-5v10z" />
    </Drawing>
  );
}
