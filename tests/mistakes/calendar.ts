import { rewritten, type Mistake, mistakesIn } from './mistake.ts';

/** Dates and times that are valid but can't be intended. */
export const calendar: Mistake[] = [
  ...mistakesIn(String.raw`
events.yaml
  hours from morning to evening that say PM once | time: 7-9 PM → time: 7:30-6 PM | Write AM or PM at both times: 7:30 AM-6 PM if you mean that
  a week that moves into another year | date: 2025-10-21 → date: 2024-10-21 | Did you mean 2025-10-21?
  a week that moves into another month | date: 2025-10-21 → date: 2025-11-21 | cancel this week and add an event for the new day
  a series that goes on through the breaks | until: 2025-10-29 → until: 2027-08-25 | End it with the term, at the latest on 2026-03-18
  one event entered twice |   - id: tour\n →   - id: tour-again\n    date: 2025-10-17\n    title: Tour of a works\n    location: Bus\n    time: All day\n    description: Again.\n  - id: tour\n | If it’s the same one, delete this entry | date: 2025-10-17\n    title: Tour of a works\n    location: Bus from
  an evening that a series has already | date: 2025-10-07\n    title: Meeting → date: 2025-10-08\n    title: Example evening | say in the title what’s different | date: 2025-10-08
  a deadline for reading again in the far future | reviewed: 2025-09-01 → reviewed: 2025-09-01\nreviewBy: 2072-03-01 | delete the line: then it’s due a year after | reviewBy
pages/registration.yaml
  the hours of a registration date that say PM once | time: until 5 PM → time: 7:30-6 PM | Write AM or PM at both times
  a registration date in the far future | date: 2025-09-22 → date: 2052-09-22 | Fix the year. If it’s right
  several days that end a year later | until: 2025-10-10 → until: 2026-10-10 | Did you mean 2025-10-10?
textbooks.yaml
  a book that is due back in the far future | until: 2025-12-12 → until: 2052-12-12 | Fix the year. If it’s right
officers/2025-26.yaml
  a term of office of many years | to: 2026-05-15 → to: 2062-05-15 | a board’s term is about a year
`),
  rewritten(
    'a weekday that is not the one of its series',
    'facts.yaml',
    (text) => `${text}  - name: exampleEvening\n    says: Thursday\n`,
    'Write "says: Wednesday"',
    'name: exampleEvening',
  ),
];
