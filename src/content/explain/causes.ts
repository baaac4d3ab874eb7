import type { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Removes issues that another issue causes, so that each mistake is reported once. */
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
 * Checks whether an issue can lead to misleading errors from checks that compare several fields.
 * Zod skips those checks if a type is wrong. A string of the wrong length can still be compared.
 */
const canMislead = (issue: Issue) =>
  issue.code === 'too_small' || issue.code === 'too_big'
    ? issue.origin !== 'string'
    : !['invalid_type', 'invalid_value', 'unrecognized_keys'].includes(issue.code);

/**
 * Guesses the missing key for an unknown one: a key with a similar name, or the only missing key if
 * the entry has no other unknown key.
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
