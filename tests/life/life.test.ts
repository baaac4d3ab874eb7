import { describe, expect, test } from 'vitest';
import { keepAFew } from './delete-lesson.ts';
import type { Edit, Mistake } from './edit.ts';
import { eventEdits } from './event-edits.ts';
import { learningEdits } from './learning-edits.ts';
import { pageEdits } from './page-edits.ts';
import { peopleEdits } from './people-edits.ts';
import { textbookEdits } from './textbook-edits.ts';
import { copyForAYear, type YearCopy } from './year-copy.ts';

const edits = [...eventEdits, ...peopleEdits, ...learningEdits, ...textbookEdits, ...pageEdits];

/** What must be named: the file, with the line on which something stands. */
function placeOf(copy: YearCopy, { file, on }: Mistake): string {
  if (on === undefined) return `${file}, line 1\n`;
  const line = copy
    .read(file)
    .split('\n')
    .findLastIndex((text) => text.includes(on));
  if (line < 0) throw new Error(`${file} does not have: ${on}`);
  return `${file}, line ${String(line + 1)}\n`;
}

describe('a year of ordinary edits:', () => {
  test('there are at least twenty', () => {
    expect(edits.length).toBeGreaterThanOrEqual(20);
    expect(new Set(edits.map(({ name }) => name)).size).toBe(edits.length);
  });

  // A loop, for a table of cases would cut the names short.
  for (const edit of edits) test.concurrent(edit.name, () => judge(edit));
});

async function judge(edit: Edit): Promise<void> {
  const copy = copyForAYear();
  try {
    if (!edit.isWhole) keepAFew(copy);
    await expectAllGreenAfter(edit, copy);
    const takeBack = copy.keep();
    for (const mistake of edit.mistakes) {
      takeBack();
      await expectToBeTold(mistake, copy);
    }
  } finally {
    copy.discard();
  }
}

async function expectAllGreenAfter({ make, says = '' }: Edit, copy: YearCopy): Promise<void> {
  make(copy);
  const { passed, output } = await copy.validate();
  expect(output).toMatch(/^\d+ passed, 0 failed$/m);
  expect(output).toContain(says);
  expect(passed).toBe(true);
}

async function expectToBeTold(mistake: Mistake, copy: YearCopy): Promise<void> {
  const { what, make, cure } = mistake;
  make(copy);
  const { passed, output } = await copy.validate();
  expect(output, what).toContain(placeOf(copy, mistake));
  expect(output, what).toContain(cure);
  expect(output, what).not.toMatch(/^\s+at .*:\d+:\d+/m);
  expect(passed, what).toBe(false);
}
