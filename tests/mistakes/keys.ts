import { rewritten, type Mistake, mistakesIn } from './mistake.ts';

const events = 'events.yaml';
const board = 'officers/2025-26.yaml';

/** Misspelled, missing, empty, invalid or overlong keys and values. */
export const keys: Mistake[] = [
  ...mistakesIn(String.raw`
site.yaml
  a misspelled key | tagline: → tag-line: | Did you mean "tagline"?
  a key without a value | tagline: Small, and made for tests. → tagline: | For example
  an empty text | tagline: Small, and made for tests. → tagline: '' | For example
  a list where a text belongs | tagline: Small, and made for tests. → tagline:\n  - Small | tagline: | - Small
  a text where a list belongs |   - Example Engineering Board\n  - 1 Example Road\n  - Exampleville →   1 Example Road | address: | 1 Example Road
  a text that is too long | tagline: Small → tagline: very very very very very very very very very very very very very very very very very very very very small | at most 80 characters
  an invalid email address | email: board@example.edu → email: board at example.edu | email: board@example.edu
  an address without https | chat: https://chat.example.org/board/invite → chat: chat.example.org/invite | https://chat.example.org/invite
  an address of the site with a path | url: https://board.example.edu\n → url: https://board.example.edu/\n | url: https://board.example.edu
  a time zone that does not exist | America/Chicago → Central Time | America/Chicago
officers/2025-26.yaml
  a key that was made up |     bio: Knows →     hobby: Chess\n    bio: Knows | or use one of | hobby
  a key that is missing |     role: Events Coordinator\n →  | role: Events Coordinator | Bea Sample
  an optional key without a value | bio: Answers every question with another one. → bio: | or delete the line
  true for a text | role: Director → role: true | 'true'
  an invalid class year | year: Sophomore → year: Second | Freshman, Sophomore
  one entry where a list belongs |   - name: Ada Sample →     name: Ada Sample | dash
  a term that ends before it begins | to: 2026-05-15 → to: 2024-05-15 | last day of the term
  a term of another year than the file name | from: 2025-08-25\nto: 2026-05-15 → from: 2026-08-25\nto: 2027-05-15 | 2026-27.yaml
search.yaml
  a whole list that is missing | examples: []\n →  | examples: | lead:
events.yaml
  a room number that YAML would shorten | location: Plaza → location: 2.20 | '2.20'
  a time that YAML reads as it is | time: 6:30 PM → time: 6:30 | AM or PM
  sample: yes |   - id: tour →   - sample: yes\n    id: tour | sample: true | sample: yes
  a day that does not exist | date: 2024-04-20 → date: 2024-04-31 | date: 2025-10-03
  a time without AM or PM | time: 7-9 PM → time: 7-9 | Write AM or PM
  a series that ends before it begins | until: 2025-10-29 → until: 2025-09-01 | Fix its last day
  a change of a week outside of the series | week: 2025-10-15 → week: 2025-10-16 | Its days are 2025-09-24
pages/getting-around.yaml
  a building off the map | { x: 7, y: 3, width: 2 → { x: 11, y: 3, width: 2 | at most 12
newsletters/2025-10.md
  a newsletter without a date | date: 2025-10-06\n →  | date: 2025-09-08 | ---
`),
  rewritten(
    'a text where a group belongs',
    events,
    (text) => text.replace(/weekly:\n[^]*?(?= {2}- id: tour)/, 'weekly: 2025-10-29\n'),
    'until',
    'weekly: 2025',
  ),
  rewritten(
    'a list that is empty',
    board,
    (text) => text.replace(/officers:\n[^]*/, 'officers: []\n'),
    'officers:',
    'officers: []',
  ),
];
