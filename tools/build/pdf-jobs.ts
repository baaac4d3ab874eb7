import { counted } from '../../src/domain/words/counted.ts';

/** A page that wants to be a PDF too, as its head says. */
export interface PrintJob {
  path: string;
  html: string;
  pdf: string;
  /** The day the article came out, `YYYY-MM-DD`: the day the PDF says it was made. */
  day: string;
  /** Whether it has to fit one sheet, be it smaller. */
  onePage: boolean;
  /** How many pages it may have; a longer one is printed without some of its parts. */
  mostPages: number;
  /** Where to put a picture of the first page, if any page shows one. */
  picture: string | undefined;
}

/** What pages need to know of a PDF. */
export interface PdfFacts {
  pages: number;
  bytes: number;
  /** How many of its page's parts were left out. */
  left: number;
}

/** The pages of a built site whose head names a PDF to be made of them. */
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

/** Writes pages and size of each PDF, which is known by its address, into the links that lead to it. */
export function withPdfFacts(html: string, facts: ReadonlyMap<string, PdfFacts>): string {
  return html.replace(/<span data-pdf-facts="([^"]+)"><\/span>/g, (place, pdf: string) => {
    const known = facts.get(pdf);
    if (!known) return place;
    const { pages, bytes } = known;
    return ` (${counted(pages, 'page')}, ${String(Math.ceil(bytes / 1000))} KB)`;
  });
}
