import { expandEvents, recentEvents, momentsOf } from '../../domain/events/calendar-event.ts';
import { usualInWords } from '../../domain/events/weekly-series.ts';
import { plainWords } from '../../domain/words/linked-text.ts';
import type { AnswerRecords, UpcomingEvent } from '../../domain/search/answer-records.ts';
import { formulaRecords } from '../../documents/document/formula-records.ts';
import { listCourses } from '../courses/queries.ts';
import { getSubstancesFile } from '../handbook/queries.ts';
import { getCampus } from '../site/queries.ts';
import { getContent, getEvents, getMenu } from './queries.ts';
import { listLessons, versionOf } from './lesson-queries.ts';

/**
 * Returns the data for search answers that don't need a calculation, and the version in its file
 * name.
 */
export async function getAnswersFile(): Promise<{ version: string; records: AnswerRecords }> {
  kept ??= makeFile();
  return kept;
}

// Cached, because the page and the file both need it, and it reads all lessons.
let kept: ReturnType<typeof getAnswersFile> | undefined;

async function makeFile() {
  const { pages } = await getMenu();
  const { zone, zoneName } = await getCampus();
  const { inTerm, series } = await getEvents();
  const { nothingComing } = await getContent('events');
  const lessons = pages.lessons.isOn ? await listLessons() : [];
  const records: AnswerRecords = {
    lessons: lessons.flatMap(({ formulas, ...lesson }) =>
      formulas ? [formulaRecords(formulas.sheet, lesson)] : [],
    ),
    delays: (await listCourses()).flatMap(({ code, delay }) => (delay ? [{ code, ...delay }] : [])),
    events: pages.events.isOn ? await listUpcomingEvents(zone) : [],
    noEvents: usualInWords(inTerm, series) ?? plainWords(nothingComing),
    zoneName,
  };
  return { version: versionOf(JSON.stringify(records)), records };
}

/** Lists the events on the events page, without canceled ones. */
async function listUpcomingEvents(zone: string): Promise<UpcomingEvent[]> {
  const { events } = await getContent('events');
  return recentEvents(expandEvents(events))
    .recent.filter(({ canceled }) => canceled === undefined)
    .map(({ id, title, date, time, location }) => ({
      ...{ id, title, date, time, location },
      ends: momentsOf({ date, time }, zone).ends,
    }));
}

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
