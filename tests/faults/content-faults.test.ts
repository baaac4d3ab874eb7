import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => {
  project.remove();
});

const board = 'content/officers/2025-26.yaml';

function edit(file: string, from: string, to: string) {
  const path = join(project.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function expectTheBuildToStopWith(...words: string[]) {
  const { succeeded, output } = project.build();
  expect(succeeded).toBe(false);
  for (const word of words) expect(output).toContain(word);
}

test('a misspelt key stops the build and is named with the key that was meant', () => {
  edit('content/site.yaml', 'tagline:', 'tag-line:');
  expectTheBuildToStopWith(
    'content/site.yaml, line 7',
    '"tag-line" is not a key that belongs here.',
    'Did you mean "tagline"?',
  );
});

test('a wrong date stops the build and is named with an example', () => {
  edit(board, 'to: 2026-05-15', 'to: May 15, 2026');
  expectTheBuildToStopWith(
    `${board}, line 6`,
    '"to" is "May 15, 2026", which is not a day of the calendar, written year-month-day.',
    'to: 2026-05-15',
  );
});

test('a missing field stops the build and is named with its entry', () => {
  edit(board, '    role: Events Coordinator\n', '');
  expectTheBuildToStopWith(
    `${board}, line 25`,
    'In officers, entry 3 (Ingrid Solheimer): "role" is missing.',
    'role: Events Coordinator',
  );
});

test('a missing image stops the build and is named with its entry and the cure', () => {
  rmSync(join(project.folder, 'content/officers/portraits/dev-anandkar.png'));
  expectTheBuildToStopWith(
    `${board}, line 24`,
    'In officers, entry 2 (Dev Anandkar): "image" is not right',
    'Add the image there, correct its name, or delete this line.',
  );
});

test('a file that is gone stops the build and is named', () => {
  renameSync(
    join(project.folder, 'content/pages/about.yaml'),
    join(project.folder, 'content/pages/abuot.yaml'),
  );
  expectTheBuildToStopWith('There is no file content/pages/about.yaml');
});
