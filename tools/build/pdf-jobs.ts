import { counted } from '../../src/domain/words/counted.ts';

/** A page whose head requests a PDF. */
export interface PrintJob {
  path: string;
  html: string;
  pdf: string;
  /** Publication date (`YYYY-MM-DD`), which becomes the PDF's creation date. */
  day: string;
  /** True to shrink the page to a single sheet. */
  onePage: boolean;
  /** Maximum number of pages. Optional parts are left out to meet it. */
  mostPages: number;
  /** Path for a picture of the first page, if a page shows one. */
  picture: string | undefined;
}

/** Facts about a PDF that pages mention. */
export interface PdfFacts {
  pages: number;
  bytes: number;
  /** Number of parts that were left out. */
  left: number;
}

export function printJobs(pages: readonly { path: string; html: string }[]): PrintJob[] {
  const shown = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/\ssrc="([^"]+\.avif)"/g)].map(([, src]) => src)),
  );
  return pages.flatMap(({ path, html }) => {
    const [, pdf, rest = ''] =
      /<link rel="alternate" type="application\/pdf" href="([^"]+)"([^>]*)>/.exec(html) ?? [];
    const day = /<meta property="article:published_time" content="([^"]+)"/.exec(html)?.[1];
    if (pdf === undefined) return [];
    const picture = pdf.replace(/\.pdf$/, '.avif');
    return [
      {
        path,
        html,
        pdf,
        day: day ?? '2000-01-01',
        onePage: rest.includes('data-one-page'),
        mostPages: Number(/data-most-pages="(\d+)"/.exec(rest)?.[1] ?? Infinity),
        picture: shown.has(picture) ? picture : undefined,
      },
    ];
  });
}

/** Inserts the page count and size of each PDF into the links to it. */
export function withPdfFacts(html: string, facts: ReadonlyMap<string, PdfFacts>): string {
  return html.replace(/<span data-pdf-facts="([^"]+)"><\/span>/g, (place, pdf: string) => {
    const known = facts.get(pdf);
    if (!known) return place;
    const { pages, bytes } = known;
    return ` (${counted(pages, 'page')}, ${String(Math.ceil(bytes / 1000))} KB)`;
  });
}
