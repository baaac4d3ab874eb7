/** A page of the built site that becomes a part of a book. */
export interface Part {
  /** What its anchors begin with, and what the list of contents leads to. */
  name: string;
  path: string;
  html: string;
}

/** What is on the cover of a book, and in it. */
export interface Book {
  title: string;
  lead: string;
  /** Where the course is on the web. */
  address: string;
  lessons: readonly Part[];
  sheets: readonly Part[];
}

/**
 * The lessons of a course and their formula sheets as one page to be printed, with a cover and a list of
 * contents. Page numbers are those of a first print; without them the list has none.
 */
export function bookPage(book: Book, numbers: ReadonlyMap<string, number> = new Map()): string {
  const { title, lead, address, lessons, sheets } = book;
  const places = new Map(lessons.map(({ name, path }) => [path, name]));
  const chapters = lessons.map((part, place) =>
    chapterOf(part, `Chapter ${String(place + 1)}`, places),
  );
  const appendix = sheets.map((part) => `<h2>${titleOf(part.html)}</h2>${articleOf(part, places)}`);
  const rows = [
    ...lessons.map(({ name, html }) => ({ name, title: titleOf(html) })),
    ...(sheets.length > 0 ? [{ name: sheetsName, title: sheetsTitle }] : []),
  ].map(
    ({ name, title: words }) =>
      `<li><a href="#${name}">${words}</a> <span>${String(numbers.get(name) ?? '')}</span></li>`,
  );
  const main = [
    `<div class="page-header"><h1>${title}</h1><p class="page-lead">${lead}</p></div>`,
    `<nav aria-labelledby="book-contents" class="book-contents"><h2 id="book-contents">Contents</h2><ol>${rows.join('')}</ol></nav>`,
    `<p class="text-small">On the web: ${address}</p>`,
    ...chapters,
    ...(appendix.length > 0
      ? [`<div class="page-header chapter"><h1 id="${sheetsName}">${sheetsTitle}</h1></div>`]
      : []),
    ...appendix,
  ];
  const [first = ''] = [...lessons, ...sheets].map(({ html }) => html);
  return first
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="alternate" type="application\/pdf"[^>]*>/, '')
    .replace(/<title>.*?<\/title>/s, `<title>${title}</title>`)
    .replace('</head>', () => `${stylesOf([...lessons, ...sheets])}</head>`)
    .replace(
      /(<main[^>]*>).*<\/main>/s,
      (_, start: string) => `${start}<div class="wrap">${main.join('')}</div></main>`,
    );
}

const sheetsName = 'formula-sheets';
const sheetsTitle = 'Formula sheets';

/** On which page of a printed book each chapter begins, from the texts of its pages. */
export function chapterPages(book: Book, texts: readonly string[]): Map<string, number> {
  const begins = [
    ...book.lessons.map(({ name }, place) => [name, `Chapter ${String(place + 1)}`] as const),
    ...(book.sheets.length > 0 ? [[sheetsName, sheetsTitle] as const] : []),
  ];
  return new Map(
    begins.flatMap(([name, words]) => {
      // Below the running head; the list of contents has the same words.
      const page = texts.findLastIndex((text) =>
        text
          .split(/\r?\n/)
          .slice(0, 4)
          .some((line) => line.trim() === words),
      );
      return page === -1 ? [] : [[name, page + 1] as const];
    }),
  );
}

function chapterOf(part: Part, eyebrow: string, places: ReadonlyMap<string, string>): string {
  const lead = /<p class="page-lead">(.*?)<\/p>/s.exec(part.html)?.[1] ?? '';
  return [
    `<div class="page-header chapter"><p class="eyebrow">${eyebrow}</p>`,
    `<h1 id="${part.name}">${titleOf(part.html)}</h1><p class="page-lead">${lead}</p></div>`,
    `<div class="lesson-columns">${articleOf(part, places)}</div>`,
  ].join('');
}

const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';

/** The text of a part, with its anchors named after it and with links to other parts inside the book. */
function articleOf({ name, html }: Part, places: ReadonlyMap<string, string>): string {
  const article = /<article[^>]* ?class="prose document.*?<\/article>/s.exec(html)?.[0] ?? '';
  return article
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/\s(id|for)="([^"]+)"/g, ` $1="${name}--$2"`)
    .replace(/\s(aria-labelledby|aria-describedby)="([^"]+)"/g, (_, key: string, ids: string) => {
      const own = ids.split(' ').map((id) => `${name}--${id}`);
      return ` ${key}="${own.join(' ')}"`;
    })
    .replace(/url\(#([^)]+)\)/g, `url(#${name}--$1)`)
    .replace(/href="#([^"]*)"/g, `href="#${name}--$1"`)
    .replace(/href="(\/[^"#]*)(?:#([^"]*))?"/g, (link, path: string, id?: string) => {
      const other = places.get(path);
      if (other === undefined) return link;
      return `href="#${other}${id === undefined ? '' : `--${id}`}"`;
    });
}

const bookStyle = `@media print {
  .chapter { break-before: page; }
  .book-contents ol { display: grid; row-gap: 0.35rem; margin-top: 0.8rem; padding: 0; list-style: none; }
  .book-contents li { display: flex; justify-content: space-between; column-gap: 1rem; }
  .prose.formula-sheet { margin: 0.4rem 0 1.2rem; }
}`;

/** The styles of all parts: each page has only those that it needs. */
const stylesOf = (parts: readonly Part[]) => {
  const styles = parts.flatMap(({ html }) => html.match(/<style>.*?<\/style>/gs) ?? []);
  return [...new Set(styles.slice(1)), `<style>${bookStyle}</style>`].join('');
};
