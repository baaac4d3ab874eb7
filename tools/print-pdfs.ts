import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from './chromium.ts';
import { routeOf } from './routes.ts';

/** A page of the built site that wants to be a PDF too, as its head says. */
interface PrintJob {
  route: string;
  pdf: string;
  /** The day the article came out, `YYYY-MM-DD`: the day the PDF says it was made. */
  day: string;
}

/** What visitors are told of a PDF before they open it. */
export interface PdfFacts {
  pdf: string;
  pages: number;
  bytes: number;
}

/** The pages of a built site whose head names a PDF to be made of them. */
export function printJobs(dist: string): PrintJob[] {
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .flatMap((file) => {
      const html = readFileSync(`${dist}/${file}`, 'utf8');
      const pdf = /<link rel="alternate" type="application\/pdf" href="([^"]+)"/.exec(html)?.[1];
      const day = /<meta property="article:published_time" content="([^"]+)"/.exec(html)?.[1];
      return pdf === undefined ? [] : [{ route: routeOf(file), pdf, day: day ?? '2000-01-01' }];
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
  const { args = [], ...launch } = chromiumLaunch();
  // A PDF names as its creator what the browser calls itself.
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--user-agent=${site.name}`],
  });
  const pdfium = await PDFiumLibrary.init();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await serveFolder(page, dist);
    const facts: PdfFacts[] = [];
    for (const { route, pdf, day } of jobs) {
      await page.goto(site.url + route, { waitUntil: 'networkidle' });
      const printed = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      const bytes = reproducible(printed, day);
      writeFileSync(dist + pdf, bytes);
      const document = await pdfium.loadDocument(bytes);
      const picture = await document.getPage(0).render({ scale: 2, render: firstPagePicture });
      writeFileSync(dist + pdf.replace(/\.pdf$/, '.avif'), picture.data);
      facts.push({ pdf, pages: document.getPageCount(), bytes: bytes.length });
      document.destroy();
    }
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
    await (file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: file }));
  });
}

/**
 * The same PDF without what differs from one print to the next: a day in the place of the clock's
 * time, and the numbers by which cells name their headers counted from one.
 */
export function reproducible(pdf: Buffer, day: string): Buffer {
  const source = pdf.toString('latin1');
  const names = [...new Set(source.match(/node\d{8}/g))].sort();
  const numbered = new Map(
    names.map((name, index) => [name, `node${String(index + 1).padStart(8, '0')}`]),
  );
  return Buffer.from(
    source
      .replace(/node\d{8}/g, (name) => numbered.get(name) ?? name)
      .replace(/D:\d{14}\+00'00'/g, `D:${day.replaceAll('-', '')}120000+00'00'`),
    'latin1',
  );
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
