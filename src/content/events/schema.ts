import { z } from 'zod';
import { addDays, dayNumber, inYearNear } from '../../domain/dates/days.ts';
import {
  expandEvents,
  weeksOf,
  type EventRecord,
  type WeekChange,
} from '../../domain/events/calendar-event.ts';
import { readEventTime } from '../../domain/dates/clock-times.ts';
import { doubtfulTime, farAhead, nightTime } from '../read/doubtful-dates.ts';
import { complain, day, headings, hint, linkedText, review, sample, text } from '../read/fields.ts';

const location = text(80);
const time = text(40).superRefine((words, context) => {
  const unreadable = {
    message: `calendars can’t read "${words}" and would show an all-day event`,
    cure: 'Write AM or PM, as in 7-9 PM, 6:30 PM or noon-1 PM; or "All day"; or "TBA".',
  };
  complain(
    context,
    [],
    readEventTime(words) === 'unreadable' ? unreadable : (doubtfulTime(words) ?? nightTime(words)),
  );
});
const description = linkedText(400);
const canceled = hint(
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
  canceled,
} satisfies Record<keyof WeekChange, z.ZodType>);

/**
 * Maximum number of weeks in a series. A longer series would be longer than any term and continue
 * through a break.
 */
const longestSeries = 26;

const isNear = (moved: string, week: string) => Math.abs(dayNumber(moved) - dayNumber(week)) <= 6;

/** Suggests a fix for a session that was moved too far from its week. */
function nearCure(moved: string, week: string): string {
  const meant = inYearNear(moved, week);
  return isNear(meant, week)
    ? `Did you mean ${meant}?`
    : 'Fix the day. If it moves farther than that, cancel this week and add an event for the new day.';
}

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
    canceled,
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
            [{ week: '2025-10-01', canceled: 'Canceled: exam.' }],
          ),
        })
        .optional(),
      'For a weekly event: until and, if there are any, changes',
      { until: '2025-11-19' },
    ),
  } satisfies Record<keyof EventRecord, z.ZodType>)
  .superRefine(({ date, weekly }, context) => {
    const weeks = weekly ? weeksOf(date, weekly.until) : [];
    if (weekly && weeks.length === 0) {
      complain(context, ['weekly', 'until'], {
        message: `the series would end on ${weekly.until}, before its first day, ${date}`,
        cure: 'Fix its last day, "until", or its first, "date".',
      });
      return;
    }
    if (weeks.length > longestSeries) {
      complain(context, ['weekly', 'until'], {
        message: `the series would have ${String(weeks.length)} dates, and go on through the break`,
        cure: `End it with the term, at the latest on ${addDays(date, 7 * (longestSeries - 1))}. For the next term, add another entry with its own id.`,
      });
      return;
    }
    for (const [index, change] of (weekly?.changes ?? []).entries()) {
      const path = ['weekly', 'changes', index];
      if (!weeks.includes(change.week)) {
        complain(context, [...path, 'week'], {
          message: `${change.week} isn’t a day of this series`,
          cure: `Its days are ${weeks.join(', ')}.`,
        });
      } else if (change.date !== undefined && !isNear(change.date, change.week)) {
        complain(context, [...path, 'date'], {
          message: `${change.date} isn’t within six days of ${change.week}, when it would have been`,
          cure: nearCure(change.date, change.week),
        });
      }
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
  .superRefine(({ events, reviewed }, context) => {
    for (const [index, { date }] of events.entries()) {
      complain(context, ['events', index, 'date'], farAhead(date, reviewed));
    }
    for (const [index, day] of doubled(events)) {
      // A duplicate id gets its own error below.
      if (events.findIndex(({ id }) => id === events[index]?.id) !== index) continue;
      complain(context, ['events', index, 'date'], {
        message: `there’s another ${events[index]?.title ?? ''} on ${day}`,
        cure: 'If it’s the same one, delete this entry or fix its days. If there are two, say in the title what’s different, as in "Resume review, evening".',
      });
    }
    for (const [index, event] of events.entries()) {
      if (events.findIndex((other) => other.id === event.id) === index) continue;
      complain(context, ['events', index, 'id'], {
        message: `another event is already called "${event.id}"`,
        cure: 'Give each its own id, for example with the month at the end.',
      });
    }
  });

/**
 * Finds events with the same title and day as an earlier event. Returns the first such day for each
 * index.
 */
function doubled(events: readonly EventRecord[]): Map<number, string> {
  const taken = new Map<string, number>();
  const found = new Map<number, string>();
  for (const [index, event] of events.entries()) {
    // A canceled event may have a replacement on the same day.
    for (const { title, date } of expandEvents([event]).filter(
      ({ canceled }) => canceled === undefined,
    )) {
      const name = `${date} ${title.toLowerCase()}`;
      const first = taken.get(name) ?? index;
      taken.set(name, first);
      if (first !== index && !found.has(index)) found.set(index, date);
    }
  }
  return found;
}

export type Events = z.infer<typeof eventsSchema>;
