import { counted } from '../words/counted.ts';
import { isProblem } from './record-file.ts';
import { stateOf, type PracticeRecord, type Work } from './record.ts';

/** Describes the effect of importing a record: "3 problems added, 2 moved on; nothing was lost." */
export function changesInWords(before: PracticeRecord, after: PracticeRecord): string {
  const known = new Map(Object.entries(before));
  const changes = Object.entries(after).flatMap(([name, work]) => {
    const change = changeOf(known.get(name), work);
    return change ? [{ name, change }] : [];
  });
  const problems = changes.filter(({ name }) => isProblem(name));
  const parts = (['added', 'moved on', 'updated'] as const).flatMap((verb) => {
    const count = problems.filter(({ change }) => change === verb).length;
    return count === 0 ? [] : [{ count, verb }];
  });
  const words = parts.map(({ count, verb }, place) =>
    place === 0 ? `${counted(count, 'problem')} ${verb}` : `${String(count)} ${verb}`,
  );
  const checks = changes.length - problems.length;
  if (checks > 0) words.push(`${counted(checks, 'self-check')} added`);
  return words.length === 0
    ? 'Nothing new: this browser already has it all.'
    : `${words.join(', ')}; nothing was lost.`;
}

/** Describes the entries that were left out. Empty if there are none. */
export const leftOutInWords = (unread: number, unknown: number): string =>
  [
    ...(unread === 0
      ? []
      : [
          ` We couldn’t read ${counted(unread, 'entry', 'entries')}. Export again on the other device if something’s missing.`,
        ]),
    ...(unknown === 0
      ? []
      : [
          ` ${counted(unknown, 'problem')} ${unknown === 1 ? 'isn’t' : 'aren’t'} on this site, so we left ${unknown === 1 ? 'it' : 'them'} out.`,
        ]),
  ].join('');

function changeOf(before: Work | undefined, after: Work) {
  if (!before) return 'added';
  if (stateOf(before) !== stateOf(after)) return 'moved on';
  return textOf(before) === textOf(after) ? undefined : 'updated';
}

/** Returns a string that doesn't depend on the order of properties. */
const textOf = (work: Work) =>
  JSON.stringify(work, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
