import { expect, test } from 'vitest';
import { sampleWords } from './sample-words.ts';

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

test('reports the sample’s subject once per file, with the first line and word', () => {
  expect(sampleWords([links], civil)).toEqual([
    {
      kind: 'sample',
      file: links.file,
      line: 3,
      text: '"AIChE" and 1 more like it: the sample’s subject is chemical engineering, so write your own',
      together: undefined,
    },
  ]);
});

test('groups lessons and problems by folder', () => {
  const [lesson] = sampleWords(
    [{ file: 'content/lessons/vle.mdx', source: 'course: CHE 312' }],
    civil,
  );
  expect(lesson?.text).toMatch(/^"CHE 312": /);
  expect(lesson?.together).toMatchObject({ at: 'content/lessons', name: 'vle' });
});

test('allows everything on a chemical engineering board, and substances on any', () => {
  expect(sampleWords([links], { ...civil, department: 'School of Chemical Engineering' })).toEqual(
    [],
  );
  expect(sampleWords([{ ...links, file: 'library/substances.yaml' }], civil)).toEqual([]);
});
