import { z } from 'zod';
import { doubtfulTime, farAhead } from '../read/doubtful-dates.ts';
import {
  complain,
  day,
  headings,
  hint,
  linkList,
  linkedText,
  listField,
  review,
  sample,
  text,
} from '../read/fields.ts';
import { addDays, inYearNear } from '../../domain/dates/days.ts';
import { readDateTime } from '../../domain/registration/known-dates.ts';

const time = text(40).superRefine((words, context) => {
  const unreadable = {
    message: `calendars can’t read "${words}"`,
    cure: 'Write AM or PM, as in 6-8 PM or, for a deadline, by 5 PM; or delete the line.',
  };
  complain(context, [], readDateTime(words) === 'unreadable' ? unreadable : doubtfulTime(words));
});

const missing = {
  id: 'Write the end of its address in lowercase letters, as in "id: last-day-to-drop".',
  title: 'Write what it is, as in "title: Last day to drop".',
  date: 'Write the day, as in "date: 2027-02-03"; or, if it’s on our calendar, "event:" with its id.',
};

/** Longest registration window: half a year, in days. */
const longestWindow = 183;

const taken = ['date', 'until', 'time', 'location'] as const;

const dateSchema = z
  .strictObject({
    sample,
    id: hint(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .optional(),
      'The end of its address; never change it once it’s published',
      'last-day-to-drop',
    ),
    title: hint(text(60).optional(), 'What it is, in a few words', 'Last day to drop'),
    date: hint(day.optional(), 'The day, or the first of several', '2027-02-03'),
    until: hint(day.optional(), 'The last day, if there are several', '2027-02-05'),
    time: hint(time.optional(), 'The hours, or the deadline; optional', 'by 5 PM'),
    location: hint(text(80).optional(), 'Room and building, if it’s in person', 'CPE 2.222'),
    text: hint(linkedText(300).optional(), 'What to know; optional', 'With a W.'),
    event: hint(
      text(80).optional(),
      'Instead of the day, hours and room: the id of an event in content/events.yaml',
      'registration-help-night-2026',
    ),
  })
  .superRefine((record, context) => {
    const { date, until, event } = record;
    if (event !== undefined) {
      for (const key of taken.filter((each) => record[each] !== undefined)) {
        complain(context, [key], {
          message: `the event "${event}" already says it`,
          cure: 'Delete this line. The page shows what content/events.yaml says, even when that changes.',
        });
      }
      return;
    }
    for (const [key, cure] of Object.entries(missing)) {
      if (record[key as keyof typeof missing] !== undefined) continue;
      complain(context, [key], { message: 'it’s missing', cure });
    }
    if (date === undefined || until === undefined) return;
    if (until <= date) {
      complain(context, ['until'], {
        message:
          until === date
            ? `it’s the same as the first day, ${date}`
            : `it would end on ${until}, before it begins, on ${date}`,
        cure: 'Fix "until", the last of several days, or delete it.',
      });
    } else if (until > addDays(date, longestWindow)) {
      const meant = inYearNear(until, date);
      complain(context, ['until'], {
        message: `it would go on for more than half a year, from ${date} to ${until}`,
        cure:
          meant > date && meant !== until
            ? `Did you mean ${meant}?`
            : 'Fix "until", the last of several days.',
      });
    }
  });

const addressEnd = (example: string) =>
  hint(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    'The end of its address; never change it once it’s published',
    example,
  );

const wordSchema = z.strictObject({
  id: addressEnd('hold'),
  word: hint(text(60), 'The word, and what else it’s called', 'Hold, or bar'),
  meaning: hint(linkedText(500), 'What it is', 'A block on your account.'),
  see: hint(linkedText(300).optional(), 'Where to see it; optional', 'In your record.'),
  ask: hint(linkedText(300).optional(), 'Who to ask; optional', 'The office it names.'),
});

const pageSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last checked that this page is still true', '2025-10-06'),
  headings: headings({
    dates: 'Dates',
    tips: 'Tips',
    words: 'What the words mean',
    links: 'Helpful links',
    faq: 'FAQ',
  }),
  lead: hint(text(240), 'The sentence under the title', 'Before your window opens.'),
  dates: hint(
    z.array(dateSchema).default([]),
    'The registration dates, in any order: a list of id, title, date and, if you like, until, time, location and text; or, for an event, just its id',
    [{ id: 'last-day-to-drop', title: 'Last day to drop', date: '2027-02-03' }],
  ),
  datesNote: hint(
    linkedText(200).optional(),
    'A sentence above the dates, for example about where they come from; optional',
    'For spring 2027, from the registrar’s calendar.',
  ),
  datesOver: hint(
    linkedText(120).default('These dates are over. We haven’t posted the next ones yet.'),
    'What it says once all dates are over',
    'These dates are over. We haven’t posted the next ones yet.',
  ),
  tips: listField('The tips: a list of title and description', {
    title: hint(text(60), 'The tip in a few words', 'Know your window'),
    description: hint(linkedText(500), 'What to do, and when', 'Look it up a week ahead.'),
  }),
  words: hint(
    z.array(wordSchema).default([]),
    'The words you run into, explained: a list of id, word, meaning and, if you like, see and ask',
    [{ id: 'hold', word: 'Hold, or bar', meaning: 'A block on your account.' }],
  ),
  links: linkList('The helpful links'),
  faq: listField('Questions and answers: a list of id, question and answer', {
    id: addressEnd('closed-section'),
    question: hint(text(120), 'As a student would ask it', 'The section is full. What now?'),
    answer: hint(linkedText(900), 'The answer', 'Join the waitlist.'),
  }),
});

/** content/pages/registration.yaml */
export const registrationSchema = pageSchema.superRefine(
  ({ dates, words, faq, reviewed }, context) => {
    for (const [index, { date }] of dates.entries()) {
      complain(context, ['dates', index, 'date'], farAhead(date, reviewed));
    }
    const taken = new Set(['dates', 'tips', 'words', 'links', 'faq']);
    const named = dates.map(({ id, event }) => ({ id: id ?? event ?? '' }));
    for (const [list, entries] of Object.entries({ dates: named, words, faq })) {
      for (const [index, { id }] of entries.entries()) {
        if (taken.has(id)) {
          complain(context, [list, index, 'id'], {
            message: `something else on this page is already called "${id}"`,
            cure: 'Give each its own id: it’s the end of the answer’s address.',
          });
        }
        taken.add(id);
      }
    }
  },
);

export type Registration = z.infer<typeof registrationSchema>;
