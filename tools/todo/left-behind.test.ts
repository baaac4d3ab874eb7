import { expect, test } from 'vitest';
import { leftBehind } from './left-behind.ts';

const civil = { name: 'Civil Council', department: 'Department of Civil Engineering' };
const links = {
  file: 'content/pages/resources.yaml',
  source: [
    '# AIChE in a comment is no text.',
    'lead: Chemistry, steam and water.',
    'title: AIChE for students',
    'to: https://www.bls.gov/ooh/architecture-and-engineering/chemical-engineers.htm',
  ].join('\n'),
};

test('texts of the sample’s subject are told once for each file, with the first line and its word', () => {
  expect(leftBehind([links], civil)).toEqual([
    {
      kind: 'sample',
      file: links.file,
      line: 3,
      text: '"AIChE" and 1 more like it: the sample’s subject is chemical engineering, so write your own',
      together: undefined,
    },
  ]);
});

test('lessons and problems are one line for each folder', () => {
  const [lesson] = leftBehind(
    [{ file: 'content/lessons/vle.mdx', source: 'course: CHE 312' }],
    civil,
  );
  expect(lesson?.text).toMatch(/^"CHE 312": /);
  expect(lesson?.together).toMatchObject({ at: 'content/lessons', name: 'vle' });
});

test('a chemical engineering board may say all of it, and anybody may look substances up', () => {
  expect(leftBehind([links], { ...civil, department: 'School of Chemical Engineering' })).toEqual(
    [],
  );
  expect(leftBehind([{ ...links, file: 'content/substances.yaml' }], civil)).toEqual([]);
});
