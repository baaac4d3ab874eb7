import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';

/** A scheduled workflow, as listed by GitHub. */
export interface Schedule {
  name: string;
  state: string;
  /** Time of the last change or activation. */
  updated_at: string;
}

/** Days without a commit after which GitHub stops a schedule. */
const stopsAfterDays = 60;
const toldAfterDays = 45;

/** Lists workflows that GitHub has stopped because there are no new commits, or will soon stop. */
export function stoppingSchedules(
  schedules: readonly Schedule[],
  lastCommit: IsoDay,
  today: IsoDay,
): string[] {
  return schedules.flatMap(({ name, state, updated_at }) => {
    if (state === 'disabled_inactivity') return [`GitHub has turned off \`${name}\`.`];
    const [since = lastCommit] = [lastCommit, updated_at.slice(0, 10)].toSorted().reverse();
    if (state !== 'active' || today < addDays(since, toldAfterDays)) return [];
    return [
      `GitHub turns off \`${name}\` on ${addDays(since, stopsAfterDays)} if nobody commits anything until then.`,
    ];
  });
}
