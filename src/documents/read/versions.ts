import type { RootContent } from 'mdast';
import type { Block, Convention, EitherOr } from '../document/document.ts';
import { Complaint, DocumentFault } from '../text/fault.ts';
import { isPhrasing } from '../text/parse.ts';
import type { ReaderState } from './reader-state.ts';
import type { Tag, TagAttributes } from '../text/tags.ts';

/** `<Either>` contains the author's version and `<Or>` the alternative. */
export const versionOf = ({ name }: Tag): EitherOr => (name === 'Or' ? 'or' : 'either');

export const isVersion = (name: string | null): boolean => name === 'Either' || name === 'Or';

export function stateConvention(
  convention: TagAttributes<'Convention'>,
  reader: ReaderState,
): void {
  if (reader.convention) {
    throw new Complaint(
      'the lesson has a second <Convention>.',
      'A lesson can only have one. Leave out the less important one.',
    );
  }
  if (!/^[a-z]+$/.test(convention.name)) {
    throw new Complaint(
      `"${convention.name}" can’t be the name of a convention.`,
      'Use lowercase letters only, like "work". Lessons that use the same name share the choice.',
    );
  }
  reader.convention = { ...convention, after: reader.sections.length };
}

/** Label of a version on pages that show both. */
export function labelOf(way: EitherOr, convention: Convention | undefined): string {
  if (!convention) {
    throw new Complaint(
      'there’s no <Convention> for readers to choose from.',
      'Write <Convention name="…" words="…" either="…" or="…" /> above it.',
    );
  }
  return convention[way];
}

/** Blocks that can have two versions. All other blocks are counted, listed or numbered. */
const canBeToldTwice: readonly Block['type'][] = ['paragraph', 'list', 'equation', 'step'];

/**
 * Reads one version of a passage. Steps have the same numbers in both, and only one version counts
 * toward the word count.
 */
export function versionBlock(
  way: EitherOr,
  children: readonly RootContent[],
  reader: ReaderState,
): Block {
  const { counts } = reader;
  const words = `${reader.convention?.words ?? ''} ${labelOf(way, reader.convention)}`;
  const { steps: stepsOfEither, words: wordsOfEither } = counts;
  if ((way === 'or') !== (reader.stepsBeforeEither !== undefined)) {
    throw new Complaint(
      way === 'or' ? 'there’s an <Or> without an <Either>.' : 'an <Either> above has no <Or>.',
      'Write both, one after the other.',
    );
  }
  if (way === 'or') counts.steps = reader.stepsBeforeEither ?? 0;
  reader.stepsBeforeEither = way === 'or' ? undefined : counts.steps;
  const blocks = children.every(isPhrasing)
    ? [{ type: 'paragraph' as const, children: reader.words(children, 0) }]
    : reader.blocks(children);
  const other = blocks.find(({ type }) => !canBeToldTwice.includes(type));
  if (other) {
    throw new Complaint(
      'this can’t have two versions.',
      'Only paragraphs, lists, equations and steps can go in <Either> and <Or>.',
    );
  }
  if (way === 'or') {
    if (counts.steps !== stepsOfEither) {
      throw new Complaint(
        '<Either> and <Or> have different numbers of steps.',
        'Use the same number in both, so that later steps have the same numbers for everyone.',
      );
    }
    counts.words = wordsOfEither;
  }
  return { type: 'way', way, words, children: blocks };
}

export function mustBePaired({ stepsBeforeEither }: ReaderState): void {
  if (stepsBeforeEither !== undefined) {
    throw new DocumentFault(
      1,
      'the last <Either> has no <Or>.',
      'Write both, one after the other.',
    );
  }
}
