import type { Block, ProblemDocument } from '../src/documents/document/document.ts';
import { readProblem } from '../src/documents/read/read-problem.ts';
import type { ReadingOptions } from '../src/documents/read/reader-state.ts';
import { Reader } from '../src/documents/read/reader.ts';
import { inFile } from '../src/documents/text/fault.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { lessonTags } from '../src/documents/text/tags.ts';

/** Reads a piece of a lesson as the file tea.mdx. */
export function readPiece(text: string, options: Partial<ReadingOptions> = {}) {
  const reader = new Reader({ figures: 'none', tags: lessonTags, ...options });
  return { reader, blocks: inFile('tea.mdx', () => reader.blocks(parseDocument(text))) };
}

export function firstOf<Type extends Block['type']>(
  blocks: readonly Block[],
  type: Type,
): Extract<Block, { type: Type }> {
  const found = blocks.find((block) => block.type === type);
  if (!found) throw new Error(`There is no ${type}.`);
  return found as Extract<Block, { type: Type }>;
}

export const step = (name: string, value: string, more = '') =>
  `<Step name="${name}" value="${value}" ${more}>\n\nSo it is.\n\n</Step>\n\n`;

export const givens = `<Given name="m" value="2.0 kg/s" from="1.0" to="3.0" by="0.1">flow</Given>
<Given name="T" value="20 degC">temperature</Given>
<Given name="R" value="0.287 kJ/(kg K)">constant</Given>`;

export const hintsOf = (first: string) =>
  `<Hint>\n\n${first}\n\n</Hint>\n<Hint>\n\nMultiply.\n\n</Hint>`;

export const hints = hintsOf('Look at {m}.');

export const solutionOf = (...steps: string[]) => `<Solution>\n\n${steps.join('')}</Solution>`;

export const solution = solutionOf(step('Q', 'm*R*T', 'unit="kW"'));

export const answer = '<Answer name="Q" from="10 kW" to="1000 kW">Power</Answer>';
export const mistake = `<Mistake value="m*R*T/2">You have halved it.</Mistake>
<Mistake value="3*m*R*T">You have tripled it.</Mistake>
<Mistake value="m*R*T/5">You have divided it by five.</Mistake>`;

/** The parts of a small problem, in the order of the file. */
export const parts = { givens, hints, solution, answer, mistake };

export const problemText = (changes: Partial<typeof parts> = {}): string =>
  ['---\ntitle: x\n---', 'How much?', ...Object.values({ ...parts, ...changes })].join('\n\n');

export const readSmall = (changes: Partial<typeof parts> = {}): ProblemDocument =>
  readProblem('content/problems/x.mdx', problemText(changes));
