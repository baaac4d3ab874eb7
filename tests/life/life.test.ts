import { afterAll, describe, expect, test } from 'vitest';
import { keepAFew } from './delete-lesson.ts';
import type { Mistake } from './edit.ts';
import { eventEdits } from './event-edits.ts';
import { learningEdits } from './learning-edits.ts';
import { pageEdits } from './page-edits.ts';
import { peopleEdits } from './people-edits.ts';
import { textbookEdits } from './textbook-edits.ts';
import { copyForAYear, type YearCopy } from './year-copy.ts';

const edits = [...eventEdits, ...peopleEdits, ...learningEdits, ...textbookEdits, ...pageEdits];

const copies: YearCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.discard();
});

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

  test.concurrent.each(edits)('$name', async ({ make, says, mistakes, isWhole }) => {
    const copy = copyForAYear();
    copies.push(copy);
    if (!isWhole) keepAFew(copy);
    make(copy);
    const right = await copy.validate();
    expect(right.output).toMatch(/^\d+ passed, 0 failed$/m);
    expect(right.passed).toBe(true);
    if (says !== undefined) expect(right.output).toContain(says);

    const takeBack = copy.keep();
    for (const mistake of mistakes) {
      takeBack();
      mistake.make(copy);
      const place = placeOf(copy, mistake);
      const wrong = await copy.validate();
      expect(wrong.output, mistake.what).toContain(place);
      expect(wrong.output, mistake.what).toContain(mistake.cure);
      expect(wrong.output, mistake.what).not.toMatch(/^\s+at .*:\d+:\d+/m);
      expect(wrong.passed, mistake.what).toBe(false);
    }
  });
});
