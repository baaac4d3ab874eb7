import { expandEvents, recentEvents, momentsOf } from '../../domain/events/calendar-event.ts';
import type { AnswerRecords, SoughtEvent } from '../../domain/search/answer-records.ts';
import { soughtFormulas } from '../../documents/document/sought-formulas.ts';
import { listCourses } from '../courses/queries.ts';
import { getSubstancesFile } from '../handbook/queries.ts';
import { getCampus } from '../site/queries.ts';
import { getContent, getMenu } from './queries.ts';
import { listLessons, versionOf } from './lesson-queries.ts';

/** What answers a search besides numbers, and the version by which the page knows its file. */
export async function getAnswersFile(): Promise<{ version: string; records: AnswerRecords }> {
  kept ??= makeFile();
  return kept;
}

// Lessons are computed for it: once for the page and its file.
let kept: ReturnType<typeof getAnswersFile> | undefined;

async function makeFile() {
  const { pages } = await getMenu();
  const { zone, zoneName } = await getCampus();
  const lessons = pages.lessons.isOn ? await listLessons() : [];
  const records: AnswerRecords = {
    lessons: lessons.flatMap(({ formulas, ...lesson }) =>
      formulas ? [soughtFormulas(formulas.sheet, lesson)] : [],
    ),
    slips: (await listCourses()).flatMap(({ code, slip }) => (slip ? [{ code, ...slip }] : [])),
    events: pages.events.isOn ? await listSoughtEvents(zone) : [],
    zoneName,
  };
  return { version: versionOf(JSON.stringify(records)), records };
}

/** The events that take place, as far as the page of events itself has them. */
async function listSoughtEvents(zone: string): Promise<SoughtEvent[]> {
  const { events } = await getContent('events');
  return recentEvents(expandEvents(events))
    .recent.filter(({ cancelled }) => cancelled === undefined)
    .map(({ id, title, date, time, location }) => ({
      ...{ id, title, date, time, location },
      ends: momentsOf({ date, time }, zone).ends,
    }));
}

/** Which files answer the searches of this build; without a Handbook there are no numbers. */
export async function getAnswerVersions(): Promise<{
  records: string;
  substances?: string | undefined;
}> {
  const { handbook } = (await getMenu()).pages;
  return {
    records: (await getAnswersFile()).version,
    substances: handbook.isOn ? (await getSubstancesFile()).version : undefined,
  };
}
