import { type Mistake, mistakesIn } from './mistake.ts';

export const dates: Mistake[] = mistakesIn(String.raw`
pages/registration.yaml
  several days that end before they begin | until: 2025-10-10 → until: 2025-09-10 | the last of several days, or delete it
  several days that are one | until: 2025-10-10 → until: 2025-09-29 | the last of several days, or delete it
  a date that is called like an answer | id: full-section → id: windows | Give each its own
  a date that is called like a part of the page | id: schedule-out → id: faq | Give each its own
  a time that closes, without PM | time: until 5 PM → time: until 5 | by 5 PM; or delete the line
  a date without its day |     date: 2025-09-22\n →  | Write the day | - id: schedule-out
  a date without a title |     title: Schedule is out\n →  | Write what it is | - id: schedule-out
  an event that is not on the calendar | event: meeting → event: meting | Did you mean "meeting"?
  the day of an event written twice | - event: meeting → - event: meeting\n    date: 2025-10-07 | Delete this line | date: 2025-10-07
  a date that is an event under its own name | id: schedule-out → id: tour | write "event: tour"
  a date that is an event by its title, on another day | title: Schedule is out → title: meeting | Write "event: meeting" here | id: schedule-out
  an evening that the calendar does not have | time: until 5 PM → time: 6-8 PM | Add it to content/events.yaml | id: last-hour
  a note about the dates of another year | datesNote: Copied → datesNote: For spring 2024, copied | Write which term the dates are for
`);
