import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from './chromium.ts';
import { withSaidEquations } from './pdf-equations.ts';
import { fittingPrint } from './pdf-parts.ts';
import { printedPage } from './print-page.ts';
import { routeOf } from './routes.ts';

/** A page of the built site that wants to be a PDF too, as its head says. */
interface PrintJob {
  route: string;
  file: string;
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

/** What visitors are told of a PDF before they open it. */
export interface PdfFacts {
  pdf: string;
  pages: number;
  bytes: number;
}

/** The pages of a built site whose head names a PDF to be made of them. */
export function printJobs(dist: string): PrintJob[] {
  const pages = globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => ({ file, html: readFileSync(`${dist}/${file}`, 'utf8') }));
  return pages.flatMap(({ file, html }) => {
    const [, pdf, rest = ''] =
      /<link rel="alternate" type="application\/pdf" href="([^"]+)"([^>]*)>/.exec(html) ?? [];
    const day = /<meta property="article:published_time" content="([^"]+)"/.exec(html)?.[1];
    if (pdf === undefined) return [];
    const picture = pdf.replace(/\.pdf$/, '.avif');
    const isShown = pages.some((page) => page.html.includes(`src="${picture}"`));
    return [
      {
        route: routeOf(file),
        file,
        pdf,
        day: day ?? '2000-01-01',
        onePage: rest.includes('data-one-page'),
        mostPages: Number(/data-most-pages="(\d+)"/.exec(rest)?.[1] ?? Infinity),
        picture: isShown ? picture : undefined,
      },
    ];
  });
}

/**
 * Prints each page to its PDF, with a picture of the first page beside it. The pages are read from
 * the folder under the site's own address, so that their links hold wherever the file goes.
 */
export async function printPdfs(
  dist: string,
  site: { name: string; url: string },
  jobs: readonly PrintJob[],
): Promise<PdfFacts[]> {
  const { args = [], ...launch } = chromiumLaunch({ isWhole: true });
  // A PDF names as its creator what the browser calls itself.
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--user-agent=${site.name}`],
  });
  const pdfium = await PDFiumLibrary.init();
  try {
    // Two at a time: a page waits for its fonts while the other is printed.
    const waiting = [...jobs];
    const facts: PdfFacts[] = [];
    const work = async () => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await serveFolder(page, dist);
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { route, file, pdf, day, onePage, mostPages, picture } = job;
        const wanted = { address: site.url + route, day, onePage };
        const whole = readFileSync(`${dist}/${file}`, 'utf8');
        const { bytes, pages } = await fittingPrint(whole, mostPages, (html) => {
          // The page has what its PDF has.
          writeFileSync(`${dist}/${file}`, html);
          return printedPage(page, pdfium, wanted);
        });
        mkdirSync(dirname(dist + pdf), { recursive: true });
        writeFileSync(dist + pdf, bytes);
        if (picture !== undefined) {
          const document = await pdfium.loadDocument(bytes);
          const { data } = await document.getPage(0).render({ scale: 2, render: firstPagePicture });
          writeFileSync(dist + picture, data);
          document.destroy();
        }
        facts.push({ pdf, pages, bytes: bytes.length });
      }
    };
    await Promise.all([work(), work()]);
    return facts;
  } finally {
    pdfium.destroy();
    await browser.close();
  }
}

/** Answers every request of a page from a folder, as the host would. */
async function serveFolder(page: Page, folder: string) {
  await page.route('**/*', async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((candidate) => folder + candidate)
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    if (file === undefined) await route.fulfill({ status: 404 });
    else if (!file.endsWith('.html')) await route.fulfill({ path: file });
    // On a screen a late font is waited for with another; paper waits for its own.
    else {
      const html = readFileSync(file, 'utf8').replaceAll(
        /font-display:\s*swap/g,
        'font-display:block',
      );
      await route.fulfill({
        body: withSaidEquations(html),
        contentType: 'text/html; charset=utf-8',
      });
    }
  });
}

const firstPagePicture = async ({
  data,
  width,
  height,
}: {
  data: Uint8Array;
  width: number;
  height: number;
}) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: 816 })
    .avif({ quality: 40 })
    .toBuffer();

/** Writes pages and size of each PDF into the links that lead to it. */
export function withPdfFacts(html: string, facts: readonly PdfFacts[]): string {
  return facts.reduce(
    (text, { pdf, pages, bytes }) =>
      text.replaceAll(
        `<span data-pdf-facts="${pdf}"></span>`,
        ` (${String(pages)} ${pages === 1 ? 'page' : 'pages'}, ${String(Math.ceil(bytes / 1000))} KB)`,
      ),
    html,
  );
}
