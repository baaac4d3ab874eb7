import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject, withoutPrinting, type ProjectCopy } from '../project-copy.ts';

const board = 'content/officers/2025-26.yaml';
const portrait = 'content/officers/portraits/bea.png';

let project: ProjectCopy;
let inProject: (file: string) => string;
beforeEach(() => {
  project = copyProject();
  inProject = (file) => join(project.folder, file);
  // Officers of our own, so that these tests do not care who is on the board this year.
  rmSync(inProject('content/officers'), { recursive: true });
  project.write(
    board,
    `from: 2025-08-25
to: 2026-05-15
lead: Elected every spring.
officers:
  - name: Ada Sample
    role: Director
    year: Junior
  - name: Bea Sample
    role: Events Coordinator
    year: Junior
    image: officers/portraits/bea.png
`,
  );
  project.write(portrait, '');
  copyFileSync('public/apple-touch-icon.png', inProject(portrait));
});
afterEach(() => {
  project.remove();
});

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(inProject(file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(inProject(file), text.replace(from, to));
}

function expectTheBuildToStopWith(...words: (string | RegExp)[]) {
  const { succeeded, output } = project.build();
  expect(succeeded).toBe(false);
  for (const word of words) expect(output).toMatch(word);
}

test('a misspelt key stops the build and is named with the key that was meant', () => {
  edit('content/site.yaml', /^tagline:/m, 'tag-line:');
  expectTheBuildToStopWith(
    /content\/site\.yaml, line \d+\n {2}"tag-line" is not a key that belongs here\./,
    'Did you mean "tagline"?',
  );
});

test('a wrong date stops the build and is named with an example', () => {
  edit(board, 'to: 2026-05-15', 'to: May 15, 2026');
  expectTheBuildToStopWith(
    `${board}, line 2`,
    '"to" is "May 15, 2026", which is not a day of the calendar, written year-month-day.',
    'to: 2026-05-15',
  );
});

test('a missing field stops the build and is named with its entry', () => {
  edit(board, '    role: Events Coordinator\n', '');
  expectTheBuildToStopWith(
    `${board}, line 8`,
    /In officers, entry 2 \(Bea Sample\): "role" is missing\./,
    'role: Events Coordinator',
  );
});

test('a missing picture stops the build and is named with its entry and the cure', () => {
  rmSync(inProject(portrait));
  expectTheBuildToStopWith(
    `${board}, line 11`,
    /In officers, entry 2 \(Bea Sample\): "image" is not right: there is no picture/,
    'Add the picture there, correct its name, or delete this line.',
  );
});

test('a new board whose dates were forgotten stops the build', () => {
  copyFileSync(inProject(board), inProject('content/officers/2026-27.yaml'));
  expectTheBuildToStopWith(
    'content/officers/2026-27.yaml has the term 2025-08-25 to 2026-05-15: name the file 2025-26.yaml',
  );
});

test('a file that is gone stops the build and is named', () => {
  renameSync(inProject('content/pages/about.yaml'), inProject('content/pages/abuot.yaml'));
  expectTheBuildToStopWith('There is no file content/pages/about.yaml');
});

test('a newsletter without its date stops the build and is named with line and cure', () => {
  project.write(
    'content/newsletters/2026-01.md',
    '---\ntitle: January\nsummary: All.\npreview: pdf\n---\nHello\n',
  );
  expectTheBuildToStopWith(
    'content/newsletters/2026-01.md, line 1',
    '"date" is missing.',
    'date: 2025-09-08',
  );
});

test('without a fault, but no Chromium, the build succeeds and says what to do for the PDFs', () => {
  const { succeeded, output } = project.build(withoutPrinting);
  expect(succeeded, output).toBe(true);
  expect(output).toContain('There is no Chromium to print with');
  expect(output).toMatch(/lead nowhere: (?:\/\S+\.pdf, )+\/\S+\.pdf/);
  expect(output).toContain('apt-get install chromium');
});
