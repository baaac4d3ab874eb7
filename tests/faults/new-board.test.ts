import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decoded, wordsOf } from '../../tools/check/built-pages.ts';
import { civilLesson, civilProblem, civilContent } from '../civil-content.ts';
import { chemicalWords } from '../our-words.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// A board from `npm run new board` gets a complete site with nothing of our content.

const boards = [
  {
    name: 'Civil Engineering Student Council',
    letters: 'CEE',
    has: 'own',
    pages: ['index', 'resources/studyhome', 'resources/exam', 'resources/courses/cee-201'],
    hasNot: ['resources/handbook', 'resources/getting-around'],
    write: (project: ProjectCopy) => {
      for (const [file, [before, after]] of Object.entries(civilContent)) {
        const text = readFileSync(join(project.folder, file), 'utf8');
        project.write(file, text.replace(before, after));
      }
      project.write('content/lessons/beam-reactions.mdx', civilLesson);
      project.write('content/problems/loaded-beam.mdx', civilProblem);
    },
  },
  {
    name: 'Sky Watchers',
    letters: 'SW',
    has: 'none',
    pages: ['index', 'about', 'officers', 'events', 'news', 'asked', 'resources'],
    hasNot: ['resources/studyhome', 'resources/exam', 'resources/registration', 'lessons/'],
    write: () => undefined,
  },
];

describe.each(boards)('$name', ({ name, letters, has, pages, hasNot, write }) => {
  let project: ProjectCopy;
  let checks: ReturnType<ProjectCopy['check']>;
  beforeAll(() => {
    project = copyProject({ isWhole: true });
    execFileSync('node', ['tools/new/new.ts', 'board'], {
      cwd: project.folder,
      input: [
        ...[name, 'Department of Samples', 'Kestrel Ford University', letters],
        ...['us@board.example.org', 'https://board.example.org', 'America/Denver', has, ''],
      ].join('\n'),
    });
    write(project);
    checks = project.check();
  });
  afterAll(() => {
    project.remove();
  });

  const built = (pattern: string) =>
    globSync(pattern, { cwd: join(project.folder, 'dist') }).map((file) =>
      file.replaceAll('\\', '/'),
    );
  const bytesOf = (file: string) => readFileSync(join(project.folder, 'dist', file));
  const textOf = (file: string) => bytesOf(file).toString();

  test('the content checks pass', () => {
    expect(checks.output).toMatch(/^\d+ passed, 0 failed$/m);
    expect(checks.succeeded, checks.output).toBe(true);
  });

  test('it has only the requested pages', () => {
    const files = built('**/*.*');
    expect(files).toEqual(expect.arrayContaining(pages.map((page) => `${page}.html`)));
    for (const page of hasNot) {
      expect(files.filter((file) => file.startsWith(page))).toEqual([]);
      expect(built('**/*.html').filter((file) => textOf(file).includes(`href="/${page}"`))).toEqual(
        [],
      );
    }
  });

  test('every heading has content below it', () => {
    for (const file of built('**/*.html')) {
      const words = textOf(file).replace(/<(script|style)\b.*?<\/\1>/gs, '');
      expect(words, file).not.toMatch(/<h[23]\b[^>]*>\s*<\/h[23]>/);
    }
    expect(wordsOf(textOf('join.html'))).not.toContain('What to expect');
    expect(wordsOf(textOf('news.html'))).toContain('The first issue isn’t out yet.');
  });

  test('nothing mentions chemical engineering: pages, alt text, feeds, search index, card', () => {
    const files = built('**/*.{html,xml,ics,json,txt,svg,webmanifest}');
    expect(files).toContain('news.xml');
    for (const file of files.filter((each) => each !== 'licenses.txt')) {
      // Ignores scripts and styles, which visitors don't see.
      const text = textOf(file).replace(/<(script|style)\b.*?<\/\1>/gs, '');
      expect(chemicalWords(decoded(text)), file).toEqual([]);
      expect(text, file).not.toMatch(/class="[^"]*\b(?:equipment|title-stream|flow-diagram)\b/);
    }
  });

  test('no PDF mentions chemical engineering', async () => {
    const pdfium = await PDFiumLibrary.init();
    const files = built('**/*.pdf');
    expect(files.length > 0).toBe(has === 'own');
    for (const file of files) {
      const document = await pdfium.loadDocument(bytesOf(file));
      const text = [...document.pages()].map((page) => page.getText()).join('\n');
      document.destroy();
      expect(chemicalWords(text), file).toEqual([]);
    }
    pdfium.destroy();
  });

  test('the header and the favicon show its letters, and nothing shows our column', () => {
    const sign = readFileSync(join(project.folder, 'content/look/logo.svg'), 'utf8');
    const strokes = sign.match(/(?<= d=")[^"]+/g) ?? [];
    expect(strokes).toHaveLength(letters.length);
    for (const file of ['favicon.svg', 'index.html']) {
      for (const stroke of strokes) expect(textOf(file)).toContain(stroke);
    }
    for (const file of built('**/*.{html,svg}')) {
      expect(textOf(file), file).not.toMatch(/M12\.5 13h11|M16 14h13M36 21h-13/);
    }
  });
});
