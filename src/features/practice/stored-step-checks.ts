import { readStepChecks, withCheck } from '../../domain/practice/step-checks.ts';
import type { Task } from '../../domain/practice/work.ts';
import { store, storedText } from '../../browser/use-stored.ts';
import { stepChecksKey, storeHelp } from './stored-practice.ts';

/** Stores the entries for the steps as another check, which counts as a hint. */
export function storeStepCheck(
  task: Pick<Task, 'name' | 'seed'>,
  texts: Readonly<Record<string, string>>,
): void {
  const typed = Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  const before = readStepChecks(storedText(stepChecksKey));
  const after = withCheck(before, task, typed);
  if (after === before) return;
  store(stepChecksKey, JSON.stringify(after));
  storeHelp(task, 'hint');
}
