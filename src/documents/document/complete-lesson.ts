import type { Block } from './document.ts';
import { DocumentFault } from '../text/fault.ts';

interface Parts {
  examples: number;
  answers: number;
  figures: number;
  warnings: number;
  selfChecks: number;
  references: number;
}

const required: [part: keyof Parts, least: number, words: string, tag: string][] = [
  ['examples', 1, 'a worked example', '<Example title="…">'],
  ['answers', 1, 'a result at the end of its example', '<Result name="…">'],
  ['figures', 1, 'a figure', '<Figure …> or <Plot …>'],
  ['warnings', 2, 'two warnings about mistakes people make', '<Warning title="…">'],
  ['selfChecks', 3, 'three self-check questions', '<SelfCheck>'],
  ['references', 1, 'a source or something to read next', '<Reference href="…">'],
];

export function mustBeComplete(parts: Parts): void {
  for (const [part, least, words, tag] of required) {
    if (parts[part] < least) {
      throw new DocumentFault(1, `the lesson doesn’t have ${words}.`, `Add ${tag}.`);
    }
  }
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
