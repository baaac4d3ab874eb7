import { describe, expect, test } from 'vitest';
import { keepAFew } from './delete-lesson.ts';
import type { Edit } from './edit.ts';
import { eventEdits } from './event-edits.ts';
import { learningEdits } from './learning-edits.ts';
import { pageEdits } from './page-edits.ts';
import { peopleEdits } from './people-edits.ts';
import { textbookEdits } from './textbook-edits.ts';
import { copyForAYear } from './year-copy.ts';

const edits = [...eventEdits, ...peopleEdits, ...learningEdits, ...textbookEdits, ...pageEdits];

// tests/mistakes has the messages for mistakes.
describe('a year of ordinary edits:', () => {
  test.concurrent.each(edits)('$name', expectAllGreenAfter);
});

async function expectAllGreenAfter({ make, says = '', isWhole }: Edit): Promise<void> {
  const copy = copyForAYear();
  try {
    if (!isWhole) keepAFew(copy);
    make(copy);
    const { passed, output } = await copy.validate();
    expect(output).toMatch(/^\d+ passed, 0 failed$/m);
    expect(output).toContain(says);
    expect(passed).toBe(true);
  } finally {
    copy.remove();
  }
}
