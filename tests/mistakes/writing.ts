import { rewritten, type Mistake, mistakesIn } from './mistake.ts';

/** Mistakes in YAML syntax, and wrong characters. */
export const writing: Mistake[] = [
  ...mistakesIn(String.raw`
officers/2025-26.yaml
  a tab for indentation |     role: Director → \trole: Director | Use spaces
  too few spaces |     year: Junior →   year: Junior | same column
  a dash without a space |   - name: Bea →   -name: Bea | space after
  a duplicate key |     role: Director →     role: Director\n    role: Chair | Delete one | role: Chair
events.yaml
  no colon | title: Open day → title Open day | Put a colon after the key | title Open day
  no space after the colon | title: Open day → title:Open day | a space after
  a single quote that is not closed, with other quotes below | title: Founding dinner → title: 'Founding dinner | Put the same quote at the end
  an apostrophe inside single quotes | canceled: 'Canceled: the building is → canceled: 'It's the building that is | each apostrophe twice
  a no-break space | Example Hall, room 1.01 → Example Hall, room\u00a01.01 | press the space bar
pages/about.yaml
  a double quote that is not closed | - It meets every week → - "It meets every week | Put the same quote at the end
  a list item without its dash |   - It meets →   It meets | dash
pages/join.yaml
  a colon inside a text without quotes | formNote: It takes → formNote: Note: it takes | Put quotes around the whole text
  a text that begins with a bracket | lead: Anybody → lead: [Anybody](/join) | Put quotes around the whole text
site.yaml
  a text that begins with an at sign | handle: '@exampleboard' → handle: @exampleboard | Put quotes around
  a hash that hides the rest of a text | tagline: Small, and made → tagline: #1 in made | Put quotes around
  a text that continues without indentation | made for tests. → made\nfor tests. | indent | for tests.
  an unfinished merge | name: Example → <<<<<<< HEAD\nname: Example | Keep one of the two | <<<<<<<
pages/registration.yaml
  a zero-width space | second plan → second\u200b plan | type them again
newsletters/2025-10.md
  a soft hyphen | calendar → calen\u00addar | type them again
`),
  rewritten(
    'a file saved in Latin-1',
    'textbooks.yaml',
    (text) => Buffer.from(text.replace('ř', 'r'), 'latin1'),
    'Save the file as UTF-8',
    'rme und',
  ),
  rewritten(
    'a file saved in UTF-16',
    'search.yaml',
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'Save the file as UTF-8',
  ),
];
