import { slip, type Mistake } from './mistake.ts';

const registration = 'pages/registration.yaml';

/** What goes wrong in the dates of registration. */
export const dates: Mistake[] = [
  slip(
    'several days that end before they begin',
    registration,
    ['until: 2025-10-10', 'until: 2025-09-10'],
    'the last of several days, or delete it',
  ),
  slip(
    'several days that are one',
    registration,
    ['until: 2025-10-10', 'until: 2025-09-29'],
    'the last of several days, or delete it',
  ),
  slip(
    'a date that is called like an answer',
    registration,
    ['id: full-section', 'id: windows'],
    'Give each its own',
  ),
  slip(
    'a date that is called like a part of the page',
    registration,
    ['id: schedule-out', 'id: faq'],
    'Give each its own',
  ),
  slip(
    'a time that closes, without PM',
    registration,
    ['time: until 5 PM', 'time: until 5'],
    'by 5 PM; or delete the line',
  ),
  slip(
    'a date without its day',
    registration,
    ['    date: 2025-09-22\n', ''],
    'Write the day',
    '- id: schedule-out',
  ),
  slip(
    'a date without a title',
    registration,
    ['    title: Schedule is out\n', ''],
    'Write what it is',
    '- id: schedule-out',
  ),
  slip(
    'an event that is not on the calendar',
    registration,
    ['event: meeting', 'event: meting'],
    'Did you mean "meeting"?',
  ),
  slip(
    'the day of an event written twice',
    registration,
    ['- event: meeting', '- event: meeting\n    date: 2025-10-07'],
    'Delete this line',
    'date: 2025-10-07',
  ),
  slip(
    'a date that is an event under its own name',
    registration,
    ['id: schedule-out', 'id: tour'],
    'write "event: tour"',
  ),
  slip(
    'a date that is an event by its title, on another day',
    registration,
    ['title: Schedule is out', 'title: meeting'],
    'Write "event: meeting" here',
    'id: schedule-out',
  ),
  slip(
    'an evening that the calendar does not have',
    registration,
    ['time: until 5 PM', 'time: 6-8 PM'],
    'Add it to content/events.yaml',
    'id: last-hour',
  ),
  slip(
    'a note about the dates of another year',
    registration,
    ['datesNote: Copied', 'datesNote: For spring 2024, copied'],
    'Write which term the dates are for',
  ),
];
