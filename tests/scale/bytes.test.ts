import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readBuiltPages, type BuiltPage } from '../../tools/check/built-pages.ts';
import { weigh, weightFaults } from '../../tools/check/page-weight.ts';
import { copyProject, withoutPrinting, type ProjectCopy } from '../project-copy.ts';
import { largeContent, promised } from './large-content.ts';

let project: ProjectCopy;
let pages: BuiltPage[];
beforeAll(() => {
  project = copyProject();
  for (const [file, content] of Object.entries(largeContent(project.folder))) {
    project.write(file, stringify(content));
  }
  const { succeeded, output } = project.build(withoutPrinting);
  if (!succeeded) throw new Error(output);
  pages = readBuiltPages(project.folder);
}, 600_000);
afterAll(() => {
  project.remove();
});

test('with the promised amount of content, every page stays within its budget', () => {
  expect(pages.flatMap((page) => weightFaults(page, project.folder))).toEqual([]);
});

test.each([
  ['/resources/textbooks', promised.textbooks],
  ['/resources/studyhome', promised.lessons],
  ['/resources/study-materials', promised.problems],
  ['/events', promised.events / 50],
  ['/events/1980', promised.events / 50 - 2],
])('%s lists at least %i records', (path, count) => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const weight = weigh(page, project.folder);
  console.log(weight);
  expect(weight.rows).toBeGreaterThanOrEqual(count);
});
