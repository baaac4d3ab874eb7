import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { flatText } from './quantity-text.ts';

const forbidden =
  /<(?:script|style|image|foreignObject|a|use|font)\b|\s(?:style|fill|stroke|href|on\w+)=/i;

/** Reads a drawing and prints the numbers that it names. */
export function readDrawing(folder: string, src: string, names: Names): string {
  const file = join(folder, src);
  if (!/^[a-z0-9-]+\.svg$/.test(src) || !existsSync(file)) {
    throw new Complaint(`there is no drawing ${file}.`, 'Add it, or correct its name in src="…".');
  }
  const svg = readFileSync(file, 'utf8').replace(/<\?xml[^>]*\?>|<!--.*?-->/gs, '');
  const wrong = forbidden.exec(svg)?.[0].trim();
  if (wrong !== undefined) {
    throw new Complaint(
      `the drawing ${file} has "${wrong}", which does not belong in one.`,
      'Use the classes that docs/lessons.md lists; they know both themes and paper.',
    );
  }
  return svg
    .replace('<svg', '<svg aria-hidden="true"')
    .replace(/\{([^{}]*)\}/g, (_, reference: string) => flatText(names.runs(reference)))
    .trim();
}
