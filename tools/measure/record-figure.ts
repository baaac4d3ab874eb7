import { appendFileSync } from 'node:fs';

/** A measured figure. */
export interface Figure {
  what: string;
  figure: string;
}

/** Environment variable with the file where `npm run measure` collects figures. */
export const figuresFile = 'MEASURED_FIGURES';

/** Prints a figure and, during `npm run measure`, saves it for the document. */
export function recordFigure(what: string, figure: string): void {
  console.log(`${what}: ${figure}`);
  const file = process.env[figuresFile];
  if (file) appendFileSync(file, `${JSON.stringify({ what, figure } satisfies Figure)}\n`);
}
