import { describe, expect, test } from 'vitest';
import { withItem, withKey, withValue } from './add-to-yaml.ts';

const list = `# Above.
lead: "Quoted: so."   # Beside.
classes:
  - code: A 1
    problems:
      - one   # The first.
      # Between.
      - 'two'

    planned:
      - title: >-
          Long words
          in two lines.

  # Before the next.
  - { code: B 2, problems: [], planned: [] }
  - code: C 3
    problems: [three, four]
`;

describe('an item at the end of a list', () => {
  test.each<
    [what: string, path: (string | number)[], item: unknown, before: string, added: string]
  >([
    ['of lines', ['classes', 0, 'problems'], 'new', "- 'two'", '\n      - new'],
    ['of words in brackets', ['classes', 2, 'problems'], 'new', 'three, four', ', new'],
    [
      'whose last item has several lines',
      ['classes', 0, 'planned'],
      { title: 'New', note: 'a: b' },
      'in two lines.',
      "\n      - title: New\n        note: 'a: b'",
    ],
    [
      'that is the last of the file',
      ['classes'],
      { code: 'D 4', problems: [] },
      'problems: [three, four]',
      '\n  - code: D 4\n    problems: []',
    ],
  ])('%s changes nothing else', (_, path, item, before, added) => {
    expect(withItem(list, path, item)).toBe(list.replace(before, `${before}${added}`));
  });

  test('that is empty makes lines of it', () => {
    const text = 'classes:\n  - code: A 1\n    lessons: [] # None.\n    more: 1\n';
    expect(withItem(text, ['classes', 0, 'lessons'], { title: 'New' })).toBe(
      'classes:\n  - code: A 1\n    lessons:\n      - title: New # None.\n    more: 1\n',
    );
  });

  test('has the ends of lines of its file', () => {
    const text = 'events:\r\n  - id: a\r\n';
    expect(withItem(text, ['events'], { id: 'b' })).toBe('events:\r\n  - id: a\r\n  - id: b\r\n');
  });

  test('is refused where there is no list, or no room for it', () => {
    expect(() => withItem(list, ['lead'], 'new')).toThrow('There is no "lead" in this file.');
    expect(() => withItem(list, ['classes', 1, 'problems'], { title: 'New' })).toThrow(
      'add it by hand',
    );
  });
});

describe('a key at the end of a record', () => {
  test('of lines changes nothing else', () => {
    expect(withKey(list, ['classes', 0, 'planned', 0], 'lesson', 'new')).toBe(
      list.replace('in two lines.', 'in two lines.\n        lesson: new'),
    );
  });

  test('in braces changes nothing else', () => {
    expect(withKey(list, ['classes', 1], 'name', 'New words')).toBe(
      list.replace('planned: [] }', 'planned: [], name: "New words" }'),
    );
  });
});

describe('another value', () => {
  test('takes the place of the old one, and what is beside it stays', () => {
    expect(withValue(list, 'lead', '2026-09-01')).toBe(list.replace('"Quoted: so."', '2026-09-01'));
    expect(withValue(list, 'lead', 'So: quoted')).toBe(list.replace('Quoted: so.', 'So: quoted'));
  });

  test('is refused where there is none, or a whole list', () => {
    for (const key of ['nothing', 'classes']) {
      expect(() => withValue(list, key, 'new')).toThrow(`There is no "${key}" in this file.`);
    }
  });
});
