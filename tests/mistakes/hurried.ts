import { readFileSync } from 'node:fs';
import { rewritten, type Mistake, mistakesIn } from './mistake.ts';

const events = 'events.yaml';
const issue = 'newsletters/2025-10.md';
const portrait = 'tests/fixtures/content/officers/portraits/ada-sample.png';

/** Mistakes from pasting, copying and saving in a hurry. */
export const hurried: Mistake[] = [
  ...mistakesIn(String.raw`
events.yaml
  single quotes of Word around a text | title: Open day → title: ‘Open day’ | Type the straight ones on your keyboard: 'Open day'
pages/about.yaml
  bold as in a newsletter | lead: Three students who → lead: Three **students** who | Write it without them: Three students who
  a dash of Word before an item |   - It meets every week →   – It meets every week | Type the short dash on your keyboard
  a brace that does not close | everybody may come → everybody may come to {room | Close the brace: {room}
  a fact with a space in its name | everybody may come → everybody may come to {the room} | use one of: {boardName}, {department}, {email}, {boardSize}, {room}
  the whole address of our own page | [whoever needs one](/contact) → [whoever needs one](https://board.example.edu/contact) | Write just the path: /contact
officers/2025-26.yaml
  a deleted dash in the middle of a list |   - name: Bea →   name: Bea | Start it with a dash: - name: Bea Sample
  a line of an entry with one space too few |     role: Events →    role: Events | Use spaces to line it up
  a copied officer who kept the name | name: Bea Sample → name: Ada Sample | Fix the name, or delete this entry | name: Ada Sample\n    role: Events
  a copied officer who kept the portrait | officers/portraits/Cyrus Sample.JPG → officers/portraits/ada-sample.png | Write the name of Cyrus Sample’s own picture
  a line that moved to the next officer |     role: Director\n    year: Junior\n →     year: Junior\n | role: Events Coordinator | - name: Ada
  an officer’s course code in other capitals | took: [DEM 201, DEM 101] → took: [Dem 201, DEM 101] | Did you mean "DEM 201"?
  another word for a key | role: Events Coordinator → position: Events Coordinator | Did you mean "role"?
textbooks.yaml
  a book’s course code in other capitals | course: DEM 201 → course: Dem 201 | Did you mean "DEM 201"?
newsletters/2025-10.md
  a course code in a sentence in other capitals | Which example helped → In Dem 101, which example helped | Write DEM 101.
`),
  rewritten(
    'a copied event whose id stayed',
    events,
    (text) => text.replace(/ {2}- id: tour\n[^]*?(?= {2}- id: meeting)/, '$&$&'),
    'Give each its own',
    'id: tour\n    date: 2025-10-17\n    title: Tour of a works\n    location: Bus from the plaza\n    time: All day\n    description: Wear closed shoes, as [the newsletter](/news) says.\n  - id: meeting',
  ),
  rewritten(
    'a copied newsletter whose date stayed',
    issue,
    (text) => text.replace('date: 2025-10-06', 'date: 2025-09-08'),
    'Write the day it comes out',
    'date: 2025-09-08',
  ),
  rewritten('a file of Word', 'pages/about.docx', Buffer.from('PK\u0003\u0004'), 'delete it'),
  rewritten(
    'an unused photo from a phone',
    'officers/portraits/IMG 2041.JPG',
    readFileSync(portrait),
    'Write officers/portraits/IMG 2041.JPG where you want it',
  ),
];
