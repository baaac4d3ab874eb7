import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';

/** A workflow with a timetable, as GitHub's list of workflows has it. */
export interface Clock {
  name: string;
  state: string;
  /** When somebody last changed or enabled it. */
  updated_at: string;
}

/** GitHub stops a timetable after so many days without a commit. */
const stopsAfterDays = 60;
const toldAfterDays = 45;

/** The workflows that GitHub has stopped for lack of commits or soon will, in sentences. */
export function stoppingClocks(
  clocks: readonly Clock[],
  lastCommit: IsoDay,
  today: IsoDay,
): string[] {
  return clocks.flatMap(({ name, state, updated_at }) => {
    if (state === 'disabled_inactivity') return [`GitHub has turned off \`${name}\`.`];
    const [since = lastCommit] = [lastCommit, updated_at.slice(0, 10)].toSorted().reverse();
    if (state !== 'active' || today < addDays(since, toldAfterDays)) return [];
    return [
      `GitHub turns off \`${name}\` on ${addDays(since, stopsAfterDays)} if nobody commits anything until then.`,
    ];
  });
}
