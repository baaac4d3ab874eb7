import { expect, test } from 'vitest';
import { turnFaults } from './check.ts';

const lesson = (name: string) => ({
  file: 'content/lessons/tea.mdx',
  text: `Tea\n\n<YourTurn title="More tea" problem="${name}">\n\nMore.\n\n</YourTurn>\n`,
});

test('an exercise can only link to a problem that exists', () => {
  expect(turnFaults(lesson('kettle'), ['kettle'])).toEqual([]);
  const [fault] = turnFaults(lesson('ketle'), ['kettle']);
  expect(fault?.message).toContain('content/lessons/tea.mdx, line 3');
  expect(fault?.message).toContain('Did you mean "kettle"?');
});
