import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  habitProblems,
  importProblems,
  placeProblems,
  sizeProblems,
  type SourceFile,
} from './architecture-rules.ts';
import { circleProblems } from './import-circles.ts';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const files: SourceFile[] = tracked
  .filter(
    (path) => /^(src|tools|editor)\/.+\.(ts|tsx|astro)$/.test(path) && !path.endsWith('.d.ts'),
  )
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

test('every file has an allowed path', () => {
  expect(tracked.flatMap(placeProblems)).toEqual([]);
});

test('every file imports only what its folder allows', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(importProblems)).toEqual([]);
});

test('names, sizes and exports follow the conventions', () => {
  expect(files.flatMap(habitProblems)).toEqual([]);
});

test('no file is too long', () => {
  const sized = tracked.filter((path) =>
    /^(src|tools|tests|editor)\/.+\.(ts|tsx|astro|css)$/.test(path),
  );
  expect(sized.length).toBeGreaterThan(100);
  expect(
    sized.flatMap((path) => sizeProblems({ path, source: readFileSync(path, 'utf8') })),
  ).toEqual([]);
});

test('there are no import cycles, not even of types', () => {
  expect(circleProblems(files)).toEqual([]);
});

describe('finds a planted fault:', () => {
  test.each([
    [
      'src/documents/text/a.ts',
      "import type { B } from '../read/b.ts';",
      'text may not import read',
    ],
    ['src/domain/words/a.ts', "import { z } from 'zod';", 'may not know the package "zod"'],
    [
      'src/domain/events/a.ts',
      "import { b } from '../courses/b.ts';",
      'domain/events may not import domain/courses',
    ],
    ['src/ui/A.tsx', "import { b } from '../domain/b.ts';", 'ui may not import domain'],
    [
      'src/content/events/check.ts',
      "import { b } from '../courses/schema.ts';",
      'content/events may not import content/courses',
    ],
    ['src/features/x/A.tsx', "import { B } from '../y/B.tsx';", 'may not import the feature y'],
    ['src/features/x/A.tsx', "import { b } from '../../content/b.ts';", 'only types from content'],
    ['src/features/x/A.tsx', "const b = import('../../shell/B.tsx');", 'may not import shell'],
    ['src/pages/a.astro', "---\nimport x from '../../tools/x.ts';\n---", 'may not import tools'],
    ['editor/a.ts', "import { Page } from '../src/ui/Page.tsx';", 'editor may not import ui'],
    ['src/store/a.ts', '', 'the folder "store" is not part of the house'],
  ])('%s: %s', (path, source, problem) => {
    expect(importProblems({ path, source }).join('\n')).toContain(problem);
  });

  test.each([
    'src/store/a.ts',
    'src/ui/a.js',
    'src/domain/deep/a.ts',
    'src/features/asked/A.tsx',
    'src/pages/a.css',
    'content/officers/script.ts',
    'tools/helpers/a.ts',
    'deploy/nginx/deploy.ts',
  ])('%s has no room', (path) => {
    expect(placeProblems(path)).toEqual([`${path}: there is no such room`]);
  });

  test.each([
    ['src/features/x/A.island.tsx', 'export function A() {}', 'made by island()'],
    ['src/pages/a.astro', '<A client:load />', 'is in <IslandFrame>'],
    ['src/content/x/schema.ts', 'export const a = z.object({});', 'use z.strictObject'],
    ['src/domain/x/a.ts', 'const found = new RegExp(typed).test(text);', 'can hang the page'],
    ['src/ui/A.tsx', '<p style={{ margin: 0 }} />', 'forbids style attributes'],
  ])('%s: %s', (path, source, problem) => {
    expect(habitProblems({ path, source }).join('\n')).toContain(problem);
  });

  test('a file of 300 lines is short enough, and one of 301 is not', () => {
    const path = 'src/features/x/x.css';
    expect(sizeProblems({ path, source: 'a\n'.repeat(300) })).toEqual([]);
    expect(sizeProblems({ path, source: 'a\n'.repeat(301) })).toHaveLength(1);
  });

  test('only tests may import test packages', () => {
    const source = "import { createRoot } from 'react-dom/client';";
    expect(importProblems({ path: 'src/ui/a.test.ts', source })).toEqual([]);
    expect(importProblems({ path: 'src/ui/a.ts', source })).toHaveLength(1);
  });

  test('types may come from content into a feature', () => {
    const source = "import type { B } from '../../content/b.ts';";
    expect(importProblems({ path: 'src/features/x/A.tsx', source })).toEqual([]);
  });

  test.each([
    ['src/domain/utils.ts', '', 'says nothing'],
    ['src/ui/button.tsx', '', 'PascalCase'],
    ['src/domain/monthGrid.ts', '', 'kebab-case'],
    ['src/ui/A.tsx', 'export default function A() {}', 'named exports'],
    ['src/ui/a.ts', "export * from './b.ts';", 'no barrels'],
    ['src/pages/a.astro', "import { B } from './B.tsx';\n<B client:load />", 'Name.island.tsx'],
    ['src/ui/A.tsx', "import { b } from '@/domain/b';", 'relative imports'],
    ['src/pages/a.astro', '\n'.repeat(61) + 'x', 'over 60 lines'],
  ])('%s: %s', (path, source, problem) => {
    expect(habitProblems({ path, source }).join('\n')).toContain(problem);
  });

  test('an import cycle', () => {
    const files = [
      { path: 'src/ui/A.tsx', source: "import { b } from './b.ts';" },
      { path: 'src/ui/b.ts', source: "import type { C } from './c.ts';" },
      { path: 'src/ui/c.ts', source: "import type { A } from './A.tsx';" },
      { path: 'src/ui/D.tsx', source: "import { b } from './b.ts';" },
    ];
    const circle = 'src/ui/A.tsx → src/ui/b.ts → src/ui/c.ts → src/ui/A.tsx';
    expect(circleProblems(files)).toEqual([`a circle: ${circle}`]);
  });
});
