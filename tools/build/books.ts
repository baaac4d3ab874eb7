/**
 * `npm run books`: prints each course's lessons, formula sheets and answers as one PDF in books/.
 * `npm run books -- "CHE 330"` prints only that course.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { siteSchema } from '../../src/content/site/schema.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { bookPage, chapterPages, type Book, type Part } from './book.ts';
import { printPdfs, type PrintedPdf } from './print-pdfs.ts';

const site = readYaml('content/site.yaml', siteSchema);
const wanted = process.argv.slice(2).map((code) => slug(code));
const courses = globSync('dist/resources/courses/*.html')
  .map((file) => basename(file, '.html'))
  .filter((course) => wanted.length === 0 || wanted.includes(course))
  .sort();

const read = (path: string) => readFileSync(`dist${path}.html`, 'utf8');

/** Returns a course's book, or undefined if it has no lessons. */
function bookOf(course: string): Book | undefined {
  const path = `/resources/courses/${course}`;
  const html = read(path);
  const names = [...html.matchAll(/\sdata-lesson="([^"]+)"/g)].map(([, name = '']) => name);
  const part = (name: string, address: string): Part => ({
    name,
    path: address,
    html: read(address),
  });
  const pages = names.map((name) => [name, `/resources/study-materials/${name}`] as const);
  const title = /<title>(.*?) · /.exec(html)?.[1] ?? course;
  if (pages.length === 0) return undefined;
  return {
    title,
    lead: `Every lesson, with its answers and formula sheets. ${site.name}.`,
    address: site.url + path,
    lessons: pages.map(([name, address]) => part(name, address)),
    sheets: pages
      .map(([name, address]) => [`${name}-formulas`, `${address}/formulas`] as const)
      .filter(([, address]) => existsSync(`dist${address}.html`))
      .map(([name, address]) => part(name, address)),
  };
}

async function printed(course: string, html: string): Promise<PrintedPdf> {
  const job = {
    ...{ path: `/book-${course}`, html, pdf: `/book-${course}.pdf`, day: '2000-01-01' },
    ...{ onePage: false, mostPages: Infinity, picture: undefined },
  };
  const { promise, resolve } = Promise.withResolvers<PrintedPdf>();
  await printPdfs('dist', site, [job], (_, pdf) => {
    resolve(pdf);
  });
  return promise;
}

async function textsOf({ bytes }: PrintedPdf): Promise<string[]> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  pdfium.destroy();
  return texts;
}

mkdirSync('books', { recursive: true });
for (const course of courses) {
  const book = bookOf(course);
  if (!book) continue;
  // The first printing shows on which page each chapter begins.
  const numbers = chapterPages(book, await textsOf(await printed(course, bookPage(book))));
  const { bytes, pages } = await printed(course, bookPage(book, numbers));
  writeFileSync(`books/${course}.pdf`, bytes);
  const inside = `${counted(book.lessons.length, 'lesson')}, ${counted(pages, 'page')}`;
  console.log(`books/${course}.pdf: ${inside}`);
}
