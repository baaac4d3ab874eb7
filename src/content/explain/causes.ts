import type { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Removes the issues that only follow from another one, so each mistake is reported once. */
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
  const misleading = issues.flatMap((issue) => {
    if (issue.code === 'custom') return [];
    return [canMislead(issue) ? issue.path.slice(0, -1) : issue.path];
  });
  return issues.filter((issue) =>
    issue.code === 'custom'
      ? !misleading.some((path) => isWithin(path, issue.path))
      : !(isMissing(issue) && meant.has(String(issue.path))),
  );
}

/**
 * True if checks that compare this value with other fields still run despite the issue, and would
 * report misleading errors. Zod skips them if a value has the wrong type, and a string of the wrong
 * length can still be compared.
 */
const canMislead = (issue: Issue) =>
  issue.code === 'too_small' || issue.code === 'too_big'
    ? issue.origin !== 'string'
    : !['invalid_type', 'invalid_value', 'unrecognized_keys'].includes(issue.code);

/**
 * Finds the missing key that an unknown key was meant to be: one with a similar name, or the only
 * missing one if the entry has no other unknown key.
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
