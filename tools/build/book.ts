export interface Part {
  /** Prefix of the anchors in this part, and anchor of the part itself. */
  name: string;
  path: string;
  html: string;
}

export interface Book {
  title: string;
  lead: string;
  address: string;
  lessons: readonly Part[];
  sheets: readonly Part[];
}

/**
 * Builds one printable page from the lessons and formula sheets of a course, with a cover and a
 * table of contents. The table has no page numbers until a first printing provides them.
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

/** Finds the first page of each chapter in the printed text of a book. */
export function chapterPages(book: Book, texts: readonly string[]): Map<string, number> {
  const begins = [
    ...book.lessons.map(({ name }, place) => [name, `Chapter ${String(place + 1)}`] as const),
    ...(book.sheets.length > 0 ? [[sheetsName, sheetsTitle] as const] : []),
  ];
  return new Map(
    begins.flatMap(([name, words]) => {
      // Search from the end, because the table of contents contains the same titles.
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

/**
 * Returns the HTML of a part. Anchors get its prefix, and links to other parts lead to anchors in
 * the book.
 */
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

/**
 * Merges the styles of all parts, because each part comes from a page with only the styles it
 * needs.
 */
const stylesOf = (parts: readonly Part[]) => {
  const styles = parts.flatMap(({ html }) => html.match(/<style>.*?<\/style>/gs) ?? []);
  return [...new Set(styles.slice(1)), `<style>${bookStyle}</style>`].join('');
};
