import { join } from 'node:path';
import { Complaint } from '../text/fault.ts';
import { readBeside } from '../text/files-read.ts';
import type { Names } from '../compute/names.ts';
import { flatText, type Run } from '../../domain/quantities/print.ts';

const forbidden =
  /<(?:script|style|image|foreignObject|a|use|font)\b|\s(?:style|fill|stroke|href|on\w+)=/i;

/** Reads a drawing and prints the numbers that it names. */
export function readDrawing(folder: string, src: string, names: Names): string {
  const file = join(folder, src);
  const text = /^[a-z0-9-]+\.svg$/.test(src) ? readBeside(file) : '';
  if (text === '') {
    throw new Complaint(`there’s no drawing ${file}.`, 'Add it, or fix its name in src="…".');
  }
  const svg = text.replace(/<\?xml[^>]*\?>|<!--.*?-->/gs, '');
  const wrong = forbidden.exec(svg)?.[0].trim();
  if (wrong !== undefined) {
    throw new Complaint(
      `the drawing ${file} has "${wrong}", which doesn’t belong in a drawing.`,
      'Use the classes in docs/lessons.md instead. They work in light mode, in dark mode and on paper.',
    );
  }
  return svg
    .replace('<svg', '<svg aria-hidden="true"')
    .replace(/\{([^{}]*)\}/g, (_, reference: string) => drawn(names.runs(reference)))
    .trim();
}

/** A number on one line, marked where it changes with new numbers. */
function drawn(runs: readonly Run[]): string {
  const start = runs.findIndex((run) => run.place !== undefined);
  if (start < 0) return flatText(runs);
  const end = runs.findLastIndex((run) => run.place !== undefined) + 1;
  const parts = [runs.slice(0, start), runs.slice(start, end), runs.slice(end)];
  const [before = '', number = '', behind = ''] = parts.map(flatText);
  return `${before}<tspan data-n="${String(runs[start]?.place)}">${number}</tspan>${behind}`;
}
