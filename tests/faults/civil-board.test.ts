import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownColors } from '../../src/domain/look/palette.ts';
import { decoded, wordsOf } from '../../tools/check/built-pages.ts';
import { namesIn, sentencesOf, wordsOfOurs } from '../our-words.ts';
import { copyFixture, type ProjectCopy } from '../project-copy.ts';

// Another department that changes only content/ gets a complete site with nothing of ours.

let project: ProjectCopy;
let checks: ReturnType<ProjectCopy['check']>;
beforeAll(() => {
  project = copyFixture('civil');
  checks = project.check();
});
afterAll(() => {
  project.remove();
});

const built = (pattern: string) =>
  globSync(pattern, { cwd: join(project.folder, 'dist') })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const bytesOf = (file: string) => readFileSync(join(project.folder, 'dist', file));
const textOf = (file: string) => bytesOf(file).toString();

const isWritten = (file: string) => /\.(?:html|xml|ics|json|txt|svg|js|css)$/.test(file);

/** Extracts text from an image, a font or a PDF: runs of one-byte or two-byte characters. */
const letteringOf = (bytes: string) =>
  (bytes.replaceAll('\0', '').match(/[ -~]{8,}/g) ?? []).join('\n');

/** Pages, and text files for search engines, feed readers and calendars. */
const written = '**/*.{html,xml,ics,json,txt,svg,webmanifest}';

test('the content checks pass', () => {
  expect(checks.output).toMatch(/^\d+ passed, 0 failed$/m);
  expect(checks.succeeded, checks.output).toBe(true);
});

test('no file, address or name of a page that is off remains', () => {
  expect(built('**/*.*').join('\n')).not.toMatch(/resources\/(?:tutors|getting-around)\b/);
  for (const file of built(written)) {
    expect(textOf(file), file).not.toMatch(
      /\/resources\/(?:tutors|getting-around|handbook)\b|Finding Weir Hall|For Session Leaders/,
    );
  }
});

test('links to such a page are removed, but their text in sentences stays', () => {
  const pages = built('**/*.html').map((file) => wordsOf(textOf(file)));
  expect(pages.join('\n')).not.toMatch(/The way to Weir Hall|How to get there/);
  expect(wordsOf(textOf('resources/registration.html'))).toContain('The office in Weir Hall.');
});

test.each([
  ['about.html', 'The Council'],
  ['officers.html', 'Representatives'],
  ['news.html', 'The Plumb Line'],
  ['events.html', 'Dates'],
  ['resources/textbooks.html', 'The Bookshelf'],
  ['resources/studyhome.html', 'Worked Lessons'],
])('%s is called "%s", above the page and in its tab', (file, title) => {
  const html = textOf(file);
  expect(wordsOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(title);
  expect(decoded(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')).toBe(
    `${title} · Civil Engineering Student Council`,
  );
});

test('without a chat or a social account, no page mentions them', () => {
  for (const file of built('**/*.html')) {
    expect(wordsOf(textOf(file)), file).not.toMatch(/Talk to us|no such place|Social/);
  }
});

test('no file contains our words, visible or not', () => {
  const files = built('**/*.*');
  expect(files).toContain('news.xml');
  for (const file of files) {
    const text = bytesOf(file).toString('latin1');
    expect(wordsOfOurs(isWritten(file) ? text : letteringOf(text)), file).toEqual([]);
  }
});

test('no page or feed contains sentences or names from our content', () => {
  const theirs = sentencesOf(join(project.folder, 'content')).join('\n');
  const ours = [...sentencesOf('content'), ...namesIn('content')].filter(
    (sentence) => !theirs.includes(sentence),
  );
  expect(ours.length).toBeGreaterThan(100);
  for (const file of built(written)) {
    const text = decoded(textOf(file)).replace(/\s+/g, ' ');
    expect(
      ours.filter((sentence) => text.includes(sentence)),
      file,
    ).toEqual([]);
  }
});

test('no PDF contains our words', async () => {
  const pdfium = await PDFiumLibrary.init();
  const files = built('**/*.pdf');
  expect(files).toContain('lessons/beam-reactions.pdf');
  for (const file of files) {
    const document = await pdfium.loadDocument(bytesOf(file));
    const text = [...document.pages()].map((page) => page.getText()).join('\n');
    document.destroy();
    expect(wordsOfOurs(text), file).toEqual([]);
  }
  pdfium.destroy();
});

test('the icon, the card and the home picture are its own, and no drawing or color is ours', () => {
  const sign = 'M8 42V34A16 16 0 0 1 40 34V42';
  expect(textOf('favicon.svg')).toContain(sign);
  expect(textOf('index.html')).toContain(sign);
  expect(textOf('index.html')).toContain('A viaduct of three arches over a river.');
  // Other boards may use white, too.
  const colors = Object.values(ownColors)
    .flatMap((theme) => Object.values(theme))
    .filter((color) => color !== '#ffffff');
  for (const file of built('**/*.{html,css,svg}')) {
    const text = textOf(file);
    expect(
      colors.filter((color) => text.toLowerCase().includes(color)),
      file,
    ).toEqual([]);
    expect(text, file).not.toMatch(/>(?:[A-Z]{1,3}-\d{3,4}|KS)</);
  }
});
