import { appendFileSync } from 'node:fs';

export interface Figure {
  what: string;
  figure: string;
}

/** Environment variable with the file in which `npm run measure` collects figures. */
export const figuresFile = 'MEASURED_FIGURES';

/** Prints a figure. During `npm run measure`, also saves it for the document. */
export function recordFigure(what: string, figure: string): void {
  console.log(`${what}: ${figure}`);
  const file = process.env[figuresFile];
  if (file) appendFileSync(file, `${JSON.stringify({ what, figure } satisfies Figure)}\n`);
}
