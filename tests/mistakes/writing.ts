import { slip, spoilt, type Mistake } from './mistake.ts';

const events = 'events.yaml';
const board = 'officers/2025-26.yaml';

/** Slips of the hand: colons, quotes, spaces, dashes, and signs that came with something pasted. */
export const writing: Mistake[] = [
  slip('a tab for indentation', board, ['    role: Director', '\trole: Director'], 'Use spaces'),
  slip(
    'no colon',
    events,
    ['title: Open day', 'title Open day'],
    'Put a colon after the key',
    'title Open day',
  ),
  slip('no space after the colon', events, ['title: Open day', 'title:Open day'], 'a space after'),
  slip(
    'a double quote that is not closed',
    'pages/about.yaml',
    ['- It meets every week', '- "It meets every week'],
    'Put the same quote at the end',
  ),
  slip(
    'a single quote that is not closed, with other quotes below',
    events,
    ['title: Founding dinner', "title: 'Founding dinner"],
    'Put the same quote at the end',
  ),
  slip(
    'an apostrophe inside single quotes',
    events,
    ["cancelled: 'Canceled: the building is", "cancelled: 'It's the building that is"],
    'each apostrophe twice',
  ),
  slip(
    'a colon inside a text without quotes',
    'pages/join.yaml',
    ['formNote: It takes', 'formNote: Note: it takes'],
    'Put quotes around the whole text',
  ),
  slip(
    'a text that begins with a bracket',
    'pages/join.yaml',
    ['lead: Anybody', 'lead: [Anybody](/join)'],
    'Put quotes around the whole text',
  ),
  slip(
    'a text that begins with an at sign',
    'site.yaml',
    ["handle: '@exampleboard'", 'handle: @exampleboard'],
    'Put quotes around',
  ),
  slip(
    'a hash that hides the rest of a text',
    'site.yaml',
    ['tagline: Small, and made', 'tagline: #1 in made'],
    'Put quotes around',
  ),
  slip('too few spaces', board, ['    year: Junior', '  year: Junior'], 'same column'),
  slip('a list item without its dash', 'pages/about.yaml', ['  - It meets', '  It meets'], 'dash'),
  slip('a dash without a space', board, ['  - name: Bea', '  -name: Bea'], 'space after'),
  slip(
    'a key that stands twice',
    board,
    ['    role: Director', '    role: Director\n    role: Chair'],
    'Delete one',
    'role: Chair',
  ),
  slip(
    'a text that goes on without indentation',
    'site.yaml',
    ['made for tests.', 'made\nfor tests.'],
    'indent',
    'for tests.',
  ),
  slip(
    'a merge that was not finished',
    'site.yaml',
    ['name: Example', '<<<<<<< HEAD\nname: Example'],
    'Keep one of the two',
    '<<<<<<<',
  ),
  slip(
    'a no-break space',
    events,
    ['Example Hall, room 1.01', 'Example Hall, room\u00A01.01'],
    'press the space bar',
  ),
  slip(
    'a zero-width space',
    'pages/registration.yaml',
    ['second plan', 'second\u200B plan'],
    'type them again',
  ),
  slip(
    'a soft hyphen',
    'newsletters/2025-10.md',
    ['calendar', 'calen\u00ADdar'],
    'type them again',
  ),
  spoilt(
    'a file saved in Latin-1',
    'textbooks.yaml',
    (text) => Buffer.from(text.replace('ř', 'r'), 'latin1'),
    'Save the file as UTF-8',
    'rme und',
  ),
  spoilt(
    'a file saved in UTF-16',
    'search.yaml',
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'Save the file as UTF-8',
  ),
];
