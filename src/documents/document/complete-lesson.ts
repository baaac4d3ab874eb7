import type { RootContent } from 'mdast';
import type { Block } from './document.ts';
import { DocumentFault, DocumentFaults } from '../text/fault.ts';
import { isTableOfSymbols } from './formula-sheet.ts';

interface Parts {
  equations: number;
  symbols: number;
  examples: number;
  answers: number;
  figures: number;
  warnings: number;
  selfChecks: number;
  references: number;
}

/** What a lesson needs, how to add it, and the tag after which the message points to a line. */
const required: [part: keyof Parts, least: number, words: string, add: string, tag?: string][] = [
  ['equations', 1, 'an equation', 'Add one between dollar signs.'],
  [
    'symbols',
    1,
    'a table of its symbols',
    'Add a table with the columns Symbol, Meaning and Unit.',
  ],
  ['examples', 1, 'a worked example', 'Add <Example title="…">.'],
  ['answers', 1, 'a result at the end of its example', 'Add <Result name="…">.', 'Example'],
  ['figures', 1, 'a figure', 'Add <Figure …> or <Plot …>.'],
  ['warnings', 2, 'two warnings about mistakes people make', 'Add <Warning title="…">.', 'Warning'],
  ['selfChecks', 3, 'three self-check questions', 'Add <SelfCheck>.', 'SelfCheck'],
  ['references', 1, 'a source or something to read next', 'Add <Reference book="…">.'],
];

/** Throws if parts are missing. Points to the last part of the same kind, or to the end. */
export function mustBeComplete(
  parts: Omit<Parts, 'symbols'>,
  blocks: readonly Block[],
  nodes: readonly RootContent[],
): void {
  const all = { ...parts, symbols: blocks.filter(isTableOfSymbols).length };
  const faults = required
    .filter(([part, least]) => all[part] < least)
    .map(([, , words, add, tag]) => {
      const alike = nodes.findLast((node) => 'name' in node && node.name === tag);
      const line = (alike ?? nodes.at(-1))?.position?.end.line ?? 1;
      return new DocumentFault(line, `the lesson doesn’t have ${words}.`, add);
    });
  if (faults.length > 0) throw new DocumentFaults(faults);
}

/** Throws if an explorable, a self-check or a `<YourTurn>` is inside another tag, where its script wouldn't run. */
export function mustBeTopLevel(
  blocks: readonly Block[],
  { explorables, selfChecks, turns }: Record<'explorables' | 'selfChecks' | 'turns', number>,
): void {
  const live = blocks.filter(({ type }) => ['explore', 'selfCheck', 'turn'].includes(type));
  if (live.length < explorables + selfChecks + turns) {
    throw new DocumentFault(
      1,
      'an <Explore>, a <SelfCheck> or a <YourTurn> is inside another tag.',
      'Move it out of the <Example> or the list, and give it its own lines.',
    );
  }
}
