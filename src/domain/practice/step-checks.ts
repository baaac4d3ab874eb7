import { fieldsOf, isCount, textFieldsOf } from '../words/stored-record.ts';

/** Number of checks with one set of numbers. With more, students could find a value by guessing. */
export const mostChecks = 5;

/** Number of sets to remember. */
const mostSets = 12;

/** The steps that a student has checked with one set of numbers. */
export interface StepChecks {
  name: string;
  seed: number;
  checks: number;
  typed: Readonly<Record<string, string>>;
}

type Task = Pick<StepChecks, 'name' | 'seed'>;

/** Reads the stored checks. Ignores invalid entries. */
export function readStepChecks(text: string): StepChecks[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).flatMap((entry): StepChecks[] => {
    const { name, seed, checks, typed } = fieldsOf(entry);
    return typeof name === 'string' && isCount(seed) && isCount(checks)
      ? [{ name, seed, checks, typed: textFieldsOf(typed) }]
      : [];
  });
}

const isOf =
  ({ name, seed }: Task) =>
  (each: StepChecks) =>
    each.name === name && each.seed === seed;

export const checksOf = (list: readonly StepChecks[], task: Task): StepChecks =>
  list.find(isOf(task)) ?? { ...task, checks: 0, typed: {} };

/** Adds a check, unless nothing has changed since the last one or none are left. */
export function withCheck(
  list: readonly StepChecks[],
  task: Task,
  typed: StepChecks['typed'],
): readonly StepChecks[] {
  const before = checksOf(list, task);
  const names = [...Object.keys(typed), ...Object.keys(before.typed)];
  const isChanged = names.some((name) => (typed[name] ?? '') !== (before.typed[name] ?? ''));
  if (!isChanged || before.checks >= mostChecks) return list;
  const others = list.filter((each) => !isOf(task)(each));
  return [...others, { ...before, checks: before.checks + 1, typed }].slice(-mostSets);
}
