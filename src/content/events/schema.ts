import { z } from 'zod';
import { weeksOf } from '../../domain/events/calendar-event.ts';
import { readEventTime } from '../../domain/dates/clock-times.ts';
import { day, headings, hint, linkedText, review, sample, text } from '../read/fields.ts';

const location = text(80);
const time = text(40).superRefine((words, context) => {
  if (readEventTime(words) !== 'unreadable') return;
  context.addIssue({
    code: 'custom',
    message: `calendars can’t read "${words}" and would show an all-day event`,
    params: {
      cure: 'Write AM or PM, as in 7-9 PM, 6:30 PM or noon-1 PM; or "All day"; or "TBA".',
    },
  });
});
const description = linkedText(400);
const cancelled = hint(
  linkedText(200).optional(),
  'Why it’s canceled; it stays on the calendar, crossed out',
  'Canceled: the building is closed.',
);

const changeSchema = z.strictObject({
  week: hint(day, 'The day it would have been', '2025-10-01'),
  date: hint(day.optional(), 'The day it moves to', '2025-09-30'),
  time: hint(time.optional(), 'The time, if that changes', '6-8 PM'),
  location: hint(location.optional(), 'The room, if that changes', 'CPE 1.110'),
  description: hint(description.optional(), 'What’s different', 'With old exams.'),
  cancelled,
});

const eventSchema = z
  .strictObject({
    sample,
    id: hint(
      z.string().regex(/^[a-z][a-z0-9-]*$/),
      'The end of this event’s address: lowercase letters, digits and dashes, a letter first; never change it once it’s published',
      'resume-review',
    ),
    date: hint(day, 'The day; for a weekly event, the first one', '2025-10-03'),
    title: hint(text(60), 'The title, as the calendar shows it', 'Resume review'),
    location: hint(location, 'Room and building', 'CPE 2.222'),
    time: hint(time, 'The time, the way you’d say it; "All day" and "TBA" are fine too', '7-9 PM'),
    description: hint(description, 'What happens, and what to bring', 'Bring one page.'),
    cancelled,
    help: hint(
      z.boolean().optional(),
      'true if people come to it for help with a course: then it names the officers who are there that evening',
      true,
    ),
    weekly: hint(
      z
        .strictObject({
          until: hint(day, 'The last day', '2025-11-19'),
          changes: hint(
            z.array(changeSchema).optional(),
            'Weeks that are moved or canceled: a list of week and what’s different',
            [{ week: '2025-10-01', cancelled: 'Canceled: exam.' }],
          ),
        })
        .optional(),
      'For a weekly event: until and, if there are any, changes',
      { until: '2025-11-19' },
    ),
  })
  .superRefine(({ date, weekly }, context) => {
    const weeks = weekly ? weeksOf(date, weekly.until) : [];
    if (weekly && weeks.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['weekly', 'until'],
        message: `the series would end on ${weekly.until}, before its first day, ${date}`,
        params: { cure: 'Fix its last day, "until", or its first, "date".' },
      });
      return;
    }
    for (const [index, { week }] of (weekly?.changes ?? []).entries()) {
      if (weeks.includes(week)) continue;
      context.addIssue({
        code: 'custom',
        path: ['weekly', 'changes', index, 'week'],
        message: `${week} isn’t a day of this series`,
        params: { cure: `Its days are ${weeks.join(', ')}.` },
      });
    }
  });

/** content/events.yaml */
export const eventsSchema = z
  .strictObject({
    ...review,
    reviewed: hint(day, 'The day someone last looked at these events', '2025-11-03'),
    headings: headings({ coming: 'Coming up', subscribe: 'Subscribe', all: 'Events by month' }),
    lead: hint(text(240), 'The sentence under the title', 'Study nights, meetings and the rest.'),
    inTerm: hint(
      text(30).default('During the term'),
      'What it says before a weekly event’s usual day when no date is coming up; "During the term" if you leave it out',
      'During the semester',
    ),
    subscribeNote: hint(
      linkedText(300),
      'What to know before subscribing',
      'Google checks once a day.',
    ),
    nothingComing: hint(
      linkedText(200),
      'What the page says while no event is coming up; it has to be true on any day',
      'New dates come at the start of each term.',
    ),
    events: hint(z.array(eventSchema), 'The events, in any order', [
      {
        id: 'resume-review',
        date: '2025-09-18',
        title: 'Resume review',
        location: 'CPE 1.110',
        time: '5-7 PM',
        description: 'Bring one page.',
      },
    ]),
  })
  .superRefine(({ events }, context) => {
    for (const [index, event] of events.entries()) {
      if (events.findIndex((other) => other.id === event.id) === index) continue;
      context.addIssue({
        code: 'custom',
        path: ['events', index, 'id'],
        message: `another event is already called "${event.id}"`,
        params: { cure: 'Give each its own id, for example with the month at the end.' },
      });
    }
  });

/** The events and the words around them. */
export type Events = z.infer<typeof eventsSchema>;
