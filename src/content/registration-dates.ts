import { z } from 'zod';
import { readDateTime } from '../domain/calendar/dates.ts';
import { day, hint, linkedText, sample, text } from './fields.ts';

const time = text(40).superRefine((words, context) => {
  if (readDateTime(words) !== 'unreadable') return;
  context.addIssue({
    code: 'custom',
    message: `calendars cannot read "${words}"`,
    params: {
      cure: 'Write AM or PM, as in 6-8 PM or, for something that closes, until 5 PM; or delete the line.',
    },
  });
});

const missing = {
  id: 'Write the end of its address in small letters, as in "id: last-day-to-drop".',
  title: 'Write what it is, as in "title: Last day to drop".',
  date: 'Write the day, as in "date: 2027-02-03"; or, if it is on the calendar, "event:" with its id.',
};

const taken = ['date', 'until', 'time', 'location'] as const;

/** One of the dates that everybody who registers has to know. */
export const dateSchema = z
  .strictObject({
    sample,
    id: hint(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .optional(),
      'The end of its address; never change it once it is published',
      'last-day-to-drop',
    ),
    title: hint(text(60).optional(), 'What it is, in a few words', 'Last day to drop'),
    date: hint(day.optional(), 'The day, or the first of several', '2027-02-03'),
    until: hint(day.optional(), 'The last day, if there are several', '2027-02-05'),
    time: hint(time.optional(), 'The hours, or when it closes; may be left out', 'until 5 PM'),
    location: hint(text(80).optional(), 'Room and building, if it is anywhere', 'CPE 2.222'),
    text: hint(linkedText(300).optional(), 'What to know; may be left out', 'With a W.'),
    event: hint(
      text(80).optional(),
      'Instead of day, hours and room: the id of an event of content/events.yaml',
      'registration-help-night-2026',
    ),
  })
  .superRefine((record, context) => {
    const { date, until, event } = record;
    const complain = (path: string, message: string, cure: string) => {
      context.addIssue({ code: 'custom', path: [path], message, params: { cure } });
    };
    if (event !== undefined) {
      for (const key of taken.filter((each) => record[each] !== undefined)) {
        complain(
          key,
          `the event "${event}" says it already`,
          'Delete this line: what content/events.yaml says is shown, also when it changes.',
        );
      }
      return;
    }
    for (const [key, cure] of Object.entries(missing)) {
      if (record[key as keyof typeof missing] === undefined) complain(key, 'it is missing', cure);
    }
    if (date !== undefined && until !== undefined && until <= date) {
      complain(
        'until',
        until === date
          ? `it is the first day, ${date}, again`
          : `it would end on ${until}, before it begins, on ${date}`,
        'Correct "until", which is the last of several days, or delete it.',
      );
    }
  });
