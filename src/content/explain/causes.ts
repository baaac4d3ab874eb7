import type { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The complaints of a schema without those that only follow from another one: a fault is told once. */
export function causesAmong(issues: readonly Issue[]): Issue[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.flatMap((key) => {
            const missing = keyMeant(key, issue, issues);
            return missing === undefined ? [] : [String([...issue.path, missing])];
          })
        : [],
    ),
  );
  const spoilt = issues.flatMap((issue) => {
    if (issue.code === 'custom') return [];
    return [issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1)];
  });
  return issues.filter((issue) =>
    issue.code === 'custom'
      ? // What compares the fields of an entry says nothing true while one of them is no value at all.
        !spoilt.some((entry) => isWithin(entry, issue.path))
      : !(isMissing(issue) && meant.has(String(issue.path))),
  );
}

/**
 * The key that a strange one was meant to be, of those that its entry lacks: the one it looks like,
 * or the only one, where nothing else in the entry is strange.
 */
export function keyMeant(
  key: string,
  entry: { path: Path; keys: readonly string[] },
  issues: readonly Issue[],
): string | undefined {
  const missing = issues
    .filter((issue) => isMissing(issue) && String(issue.path.slice(0, -1)) === String(entry.path))
    .map(({ path }) => String(path.at(-1)));
  const alike = closestWord(key, missing);
  if (alike !== undefined) return alike;
  return missing.length === 1 && entry.keys.length === 1 ? missing[0] : undefined;
}

const isMissing = (issue: Issue) =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;

const isWithin = (entry: Path, path: Path) => entry.every((step, index) => path[index] === step);
