import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { sources } from '../../src/content/everything/sources.ts';
import { farAhead } from '../../src/content/read/doubtful-dates.ts';
import { registrationSchema, type Registration } from '../../src/content/registration/schema.ts';
import { addDays } from '../../src/domain/dates/days.ts';
import { datesInWords } from '../../src/domain/registration/known-dates.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { changedFile, type Draft } from './new-files.ts';

type DateRecord = Registration['dates'][number];

const { files: file } = sources.registration;
const { shape } = registrationSchema.shape.dates.unwrap().element;

interface When {
  term: string;
  today: string;
  calendar: readonly { id: string; date: string }[];
}

/**
 * Asks for the registration dates of a term, based on the existing dates. Removes past dates and
 * gives each new date its own id.
 */
export async function newRegistrationDates(dialog: Dialog, when: When): Promise<Draft[]> {
  const source = readFileSync(file, 'utf8');
  const { dates = [], words = [], faq } = parse(source) as z.input<typeof registrationSchema>;
  const known = await dialog.choose({
    words: `Do you know the next registration dates? They’re in ${file}.`,
    options: [{ name: 'yes' }, { name: 'not yet' }],
    usual: 'not yet',
  });
  if (known === 'not yet') return [];
  const asked: DateRecord[] = [];
  const idOf = (title: string) => {
    const taken = [...dates, ...words, ...faq, ...asked].map(({ id }) => id);
    const id = `${slug(title)}-${when.term}`;
    const others = taken.map((_, count) => `${id}-${String(count + 2)}`);
    return [id, ...others].find((each) => !taken.includes(each)) ?? id;
  };
  for (const old of dates) {
    // The date of an event is in content/events.yaml.
    if (old.title === undefined || old.date === undefined) continue;
    dialog.say(
      `\n${old.title} was ${datesInWords({ first: old.date, last: old.until ?? old.date })}.`,
    );
    const title = await dialog.ask({
      words: 'What’s it called this time? Type a dash if it won’t be there',
      usual: old.title,
      fault: titleFault,
    });
    if (title === nothing) continue;
    const { sample: _, ...rest } = old;
    const days = await daysOf(dialog, when.today, old.until !== undefined);
    asked.push({ ...rest, id: idOf(title), title, ...days });
  }
  for (;;) {
    const title = await dialog.ask({
      words: 'One more registration date? Say what it is, or press Enter if that’s all',
      example: 'Last day to drop',
      usual: '',
      fault: titleFault,
    });
    if (title === '') break;
    asked.push({ id: idOf(title), title, ...(await daysOf(dialog, when.today, false)) });
  }
  if (asked.length === 0) return [];
  return [
    changedFile({ file, source, schema: registrationSchema }, (data) => {
      data.dates = [...dates.filter((date) => isAhead(date, when)), ...asked];
    }),
  ];
}

const nothing = '-';
const titleFault = (title: string) => fieldFault(shape.title, 'title', title);

function isAhead({ date, until = date, event }: DateRecord, { today, calendar }: When): boolean {
  const day = until ?? calendar.find(({ id }) => id === event)?.date;
  return day !== undefined && day >= today;
}

/** Asks for a day, or for the first and last of several days. */
async function daysOf(
  dialog: Dialog,
  today: string,
  isLong: boolean,
): Promise<{ date: string; until?: string }> {
  const date = await dialog.field(shape, 'date', {
    fault: (day) =>
      day < today || farAhead(day, today)
        ? `${day} is in the past, or more than 18 months ahead. Fix the year.`
        : undefined,
  });
  const until = await dialog.field(shape, 'until', {
    ...(isLong ? {} : { usual: '' }),
    fault: (day) =>
      day > date && day <= addDays(date, 183)
        ? undefined
        : `Type a day after ${date}, the first one, and in the same half year.`,
  });
  return { date, ...(until !== '' && { until }) };
}
