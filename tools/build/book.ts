/** A page of the built site that becomes part of a book. */
export interface Part {
  /** Prefix of its anchors, and target of its link in the contents. */
  name: string;
  path: string;
  html: string;
}

/** Cover and parts of a book. */
export interface Book {
  title: string;
  lead: string;
  /** Address of the course's page. */
  address: string;
  lessons: readonly Part[];
  sheets: readonly Part[];
}

/**
 * Makes one printable page from a course's lessons and formula sheets, with a cover and contents.
 * Page numbers come from a first printing; until then, the table of contents has none.
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

/** Finds the first page of each chapter, given the text of each page of a printed book. */
export function chapterPages(book: Book, texts: readonly string[]): Map<string, number> {
  const begins = [
    ...book.lessons.map(({ name }, place) => [name, `Chapter ${String(place + 1)}`] as const),
    ...(book.sheets.length > 0 ? [[sheetsName, sheetsTitle] as const] : []),
  ];
  return new Map(
    begins.flatMap(([name, words]) => {
      // Take the last match near the top of a page, because the table of contents has the same
      // words.
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

/** Returns a part's HTML with prefixed anchors and links to the book's other parts. */
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

/** Merges the styles of all parts, since each page only has the ones it needs. */
const stylesOf = (parts: readonly Part[]) => {
  const styles = parts.flatMap(({ html }) => html.match(/<style>.*?<\/style>/gs) ?? []);
  return [...new Set(styles.slice(1)), `<style>${bookStyle}</style>`].join('');
};
