import { existsSync, readFileSync } from 'node:fs';
import type { PDFiumLibrary } from '@hyzyla/pdfium';
import {
  attributeValues,
  decoded,
  withoutElements,
  wordsOf,
  type BuiltPage,
} from './built-pages.ts';
import { pageHead } from './handout.ts';
import { KeptOutcomes, keyOf } from './kept-outcomes.ts';
import { tagFaults } from './pdf-tags.ts';

export interface PrintedPage extends BuiltPage {
  pdf: string;
}

interface Site {
  name: string;
  url: string;
}

const placeholder = '/lessons/placeholder';

/** Results that don't depend on other pages. */
interface Looked {
  count: number;
  faults: string[];
}

export const keptPdfs = new KeptOutcomes<Looked>('pdfs', ['tools/check/pdf.ts']);

export type Linking = ReadonlyMap<string, ReadonlySet<BuiltPage>>;

export function linkingTo(pages: readonly BuiltPage[]): Linking {
  const linking = new Map<string, Set<BuiltPage>>();
  for (const page of pages) {
    for (const href of attributeValues(page.html, 'a', 'href')) {
      linking.set(href, (linking.get(href) ?? new Set()).add(page));
    }
  }
  return linking;
}

/** Lists problems with a PDF, including differences from its page. */
export async function pdfFaults(
  pdfium: PDFiumLibrary,
  site: Site,
  page: PrintedPage,
  linking: Linking,
): Promise<string[]> {
  if (!existsSync(`dist${page.pdf}`)) return ['it wasn’t printed'];
  const bytes = readFileSync(`dist${page.pdf}`);
  const key = keyOf(bytes, page.html, site.name, site.url);
  const { count, faults } =
    keptPdfs.get(key) ?? keptPdfs.keep(key, await lookAt(pdfium, bytes, site, page));
  return [...faults, ...announcementFaults({ count, bytes: bytes.length }, page, linking)];
}

async function lookAt(
  pdfium: PDFiumLibrary,
  bytes: Buffer,
  site: Site,
  page: PrintedPage,
): Promise<Looked> {
  const document = await pdfium.loadDocument(bytes);
  const texts = [...document.pages()].map((one) => one.getText());
  document.destroy();
  const faults = [
    ...structureFaults(bytes.toString('latin1'), page),
    ...tagFaults(bytes, withoutElements(page.html, notOnPaper)),
    ...wordFaults(texts, site, page),
    ...outwardFaults(bytes.toString('latin1'), site, page),
  ];
  return { count: texts.length, faults };
}

/** Checks tags, language, bookmarks, title and paper size. */
function structureFaults(source: string, page: PrintedPage): string[] {
  const answers = page.html.includes('class="self-check') ? 1 : 0;
  const onPaper = withoutElements(page.html, notOnPaper);
  const headings = (onPaper.match(/<h[1-6]/g)?.length ?? 0) + answers;
  const bookmarks = (source.match(/\/Title/g)?.length ?? 0) - 1;
  const titles = [...source.matchAll(/\/Title <FEFF([0-9A-F]+)>|\/Title \(([^)]*)\)/g)].map(
    ([, hex, plain]) =>
      hex === undefined ? plain : Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
  const faults: [found: boolean, fault: string][] = [
    [
      !/\/MarkInfo\s*<<\s*\/Type \/MarkInfo\s*\/Marked true/.test(source) ||
        !source.includes('/StructTreeRoot'),
      'it has no tags for screen readers',
    ],
    [!source.includes('/Lang (en)'), 'it doesn’t name its language'],
    [
      bookmarks !== headings,
      `it has ${String(bookmarks)} bookmarks for ${String(headings)} headings`,
    ],
    [!titles.includes(part(page, /<title>(.*?)<\/title>/)), 'its title isn’t its page’s title'],
    [
      !utf8(source).includes(
        `>${part(page, /<title>(.*?)<\/title>/).replaceAll('&', '&amp;')}</rdf:li>`,
      ) || !source.includes('<dc:language><rdf:Bag><rdf:li>en</rdf:li>'),
      'its metadata doesn’t name its title and its language',
    ],
    [!source.includes('/MediaBox [0 0 612 792]'), 'it’s not on Letter paper'],
  ];
  return faults.flatMap(([found, fault]) => (found ? [fault] : []));
}

/** Decodes UTF-8 text that was read as Latin-1. */
const utf8 = (source: string) => Buffer.from(source, 'latin1').toString();

/** Compares the text of a PDF with the text of its page. */
function wordFaults(texts: readonly string[], site: Site, page: PrintedPage): string[] {
  const text = texts
    .map((one, index) =>
      squeezed(one).replace(squeezed(pageHead(page.html, index + 1, texts.length)), ''),
    )
    .join('');
  const around = [
    site.name,
    part(page, /<p class="eyebrow[^>]*>(.*?)<\/p>/),
    part(page, /<h1[^>]*>(.*?)<\/h1>/),
    part(page, /<p class="page-lead[^>]*>(.*?)<\/p>/),
    `On the web: ${site.url}`,
  ];
  // Compare the text between tags, drawings and equations. Equations consist of many small pieces,
  // and tables come after the text around them.
  const article = /<article class="prose[^>]*>(.*)<\/article>/s.exec(page.html)?.[1] ?? '';
  const pieces = textsOf(article);
  const faults = [...around, ...pieces]
    .filter((piece) => !says(text, squeezed(piece)))
    .map((piece) => `it doesn’t say: ${piece.trim()}`);
  if (pieces.length === 0) faults.push('there’s nothing on it');
  // The only other text is the address and the equations.
  const length = [...around, ...pieces].reduce((sum, piece) => sum + squeezed(piece).length, 0);
  if (!page.html.includes('<math') && text.length - length >= 60) {
    faults.push('it has words that aren’t on its page');
  }
  return faults;
}

/** Reports links that are neither to the site nor on the page, and a PDF without links. */
function outwardFaults(source: string, site: Site, page: PrintedPage): string[] {
  // A PDF escapes parentheses in an address.
  const links = [...source.matchAll(/\/URI \(((?:\\.|[^()\\])*)\)/g)].map(([, address = '']) =>
    address.replaceAll(/\\(.)/g, '$1'),
  );
  const outside = attributeValues(page.html, 'a', 'href')
    .map(decoded)
    .filter((href) => !/^[/#]/.test(href));
  const wrong = links.filter((link) => !link.startsWith(site.url) && !outside.includes(link));
  return links.length === 0
    ? ['it has no link to the site']
    : wrong.map((link) => `it links to ${link}`);
}

/** Lists links to a PDF that don't state its page count and size. */
function announcementFaults(
  { count, bytes }: { count: number; bytes: number },
  { path, pdf }: PrintedPage,
  byLink: Linking,
): string[] {
  const facts = `(${String(count)} ${count === 1 ? 'page' : 'pages'}, ${String(Math.ceil(bytes / 1000))} KB)`;
  const linking = [...(byLink.get(pdf) ?? [])];
  // Nothing links to the placeholder once every lesson is written.
  if (linking.length === 0) return path === placeholder ? [] : ['no page has a link to it'];
  return linking
    .filter(({ html }) => !html.includes(facts))
    .map((page) => `the link on ${page.path} doesn’t say ${facts}`);
}

/** Matches elements that are shown only on screens. */
const notOnPaper =
  /^<(?:noscript|summary)\b|\bclass="[^"]*(?:no-print|needs-script|sr-only|living-word|said|eyebrow|hint)\b/;

/** Splits the text of an article at tags, drawings and equations. */
function textsOf(article: string): string[] {
  return withoutElements(withoutElements(article, notOnPaper), /^<(?:math|svg)\b/)
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map(decoded)
    .filter((text) => text.trim() !== '');
}

/** Removes differences in line breaks, capitals and hyphens. */
const squeezed = (text: string) =>
  text.replace(/[^\p{L}\p{N}\p{S}\p{P}]|\p{Pd}/gu, '').toLowerCase();

/** Checks whether a text contains a phrase, even across a page break. */
const says = (text: string, piece: string) =>
  text.includes(piece) ||
  Array.from(piece, (_, at) => at).some(
    (at) => at > 8 && text.includes(piece.slice(0, at)) && text.includes(piece.slice(at)),
  );

const part = ({ html }: BuiltPage, pattern: RegExp) => wordsOf(pattern.exec(html)?.[1] ?? '');
