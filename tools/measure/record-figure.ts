import { appendFileSync } from 'node:fs';

/** A figure that was measured. */
export interface Figure {
  what: string;
  figure: string;
}

/** Where `npm run measure` wants figures to be kept; by itself a measurement only prints them. */
export const figuresFile = 'MEASURED_FIGURES';

/** Prints a figure and keeps it for the document, if one is being written. */
export function recordFigure(what: string, figure: string): void {
  console.log(`${what}: ${figure}`);
  const file = process.env[figuresFile];
  if (file) appendFileSync(file, `${JSON.stringify({ what, figure } satisfies Figure)}\n`);
}
