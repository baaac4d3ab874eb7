import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { pagePaths, type PageName } from '../../domain/menu/site-pages.ts';
import { enterTemporaryFolder } from '../../../tests/temporary-folder.ts';
import { menuSchema } from './schema.ts';
import { siteMenu } from './site-menu.ts';

beforeEach(() => {
  enterTemporaryFolder({
    'content/courses.yaml': '#   - code: DEM 1\nsubjects: []\n',
    'content/practice.yaml': 'classes: []\n',
  });
  mkdirSync('content/lessons/figures', { recursive: true });
  mkdirSync('content/problems');
});

const names = Object.keys(pagePaths) as PageName[];
const pages = Object.fromEntries(names.map((name) => [name, { title: name }])) as Record<
  PageName,
  { title: string }
>;
const missing = () => {
  const menu = siteMenu({ menu: names, footer: ['home'], pages });
  expect(menu.menu).toEqual(Object.values(menu.pages).filter(({ isOn }) => isOn));
  return names.filter((name) => !menu.pages[name].isOn);
};

test('turns off pages while the files they show are empty', () => {
  expect(missing()).toEqual([
    ...['lessons', 'formulas', 'glossary', 'practice'],
    ...['exam', 'tutors', 'courseMap'],
  ]);
  writeFileSync('content/courses.yaml', 'subjects:\n  - classes:\n      - code: DEM 1\n');
  writeFileSync('content/practice.yaml', 'classes:\n  - name: One\n    code: DEM 1\n');
  expect(missing()).toEqual(['formulas', 'glossary', 'exam', 'tutors']);
  writeFileSync('content/lessons/beams.mdx', '');
  writeFileSync('content/problems/beam.mdx', '');
  expect(missing()).toEqual([]);
});

test('two pages can’t have the same name in the menu', () => {
  const named = { ...pages, events: { title: 'Events calendar', label: 'join' } };
  const { error } = menuSchema.safeParse({ menu: names, footer: ['home'], pages: named });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['pages.events.label']);
  expect(menuSchema.safeParse({ menu: names, footer: ['home'], pages }).success).toBe(true);
});
