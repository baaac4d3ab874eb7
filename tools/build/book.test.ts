import { expect, test } from 'vitest';
import { bookPage, chapterPages, type Book } from './book.ts';

const page = (title: string, article: string) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${title} · Board</title><style>.${title}{top:0}</style></head><body><main id="content"><h1>${title}</h1><p class="page-lead">About ${title}.</p><article class="prose document">${article}</article></main></body></html>`;

const book: Book = {
  title: 'GEN 1 Everything',
  lead: 'All of it.',
  address: 'https://board.example.edu/gen-1',
  lessons: [
    {
      name: 'mixing',
      path: '/lessons/mixing',
      html: page(
        'Mixing',
        '<h2 id="idea">Idea</h2><a href="#idea">above</a><a href="/lessons/boiling#idea">there</a><a href="/events">out</a>',
      ),
    },
    {
      name: 'boiling',
      path: '/lessons/boiling',
      html: page(
        'Boiling',
        '<h2 id="idea">Idea</h2><svg aria-labelledby="idea name"><path clip-path="url(#cut)"/></svg><script>1</script>',
      ),
    },
  ],
  sheets: [],
};

test('prefixes anchors by chapter and links between chapters', () => {
  const html = bookPage(book);
  expect(html).toContain('<h1 id="mixing">Mixing</h1>');
  expect(html).toContain('<h2 id="mixing--idea">');
  expect(html).toContain('<a href="#mixing--idea">above</a><a href="#boiling--idea">there</a>');
  expect(html).toContain('<a href="/events">out</a>');
  expect(html).toContain('aria-labelledby="boiling--idea boiling--name"');
  expect(html).toContain('url(#boiling--cut)');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('merges styles, and drops policies and scripts', () => {
  const html = bookPage(book);
  expect(html).toContain('.Mixing{top:0}');
  expect(html).toContain('.Boiling{top:0}');
  expect(html).not.toContain('Content-Security-Policy');
  expect(html).not.toContain('<script');
});

test('lists the first page of each chapter', () => {
  const texts = [
    'GEN 1 Everything\nContents\nMixing\nBoiling',
    'GEN 1 · page 2 of 4\r\nChapter 1\r\nMixing',
    'more',
    'GEN 1 · page 4 of 4\r\nChapter 2\r\nBoiling',
  ];
  const numbers = chapterPages(book, texts);
  expect([...numbers]).toEqual([
    ['mixing', 2],
    ['boiling', 4],
  ]);
  expect(bookPage(book, numbers)).toContain(
    '<li><a href="#mixing">Mixing</a> <span>2</span></li><li><a href="#boiling">Boiling</a> <span>4</span></li>',
  );
});
