import { existsSync, statSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from './chromium.ts';
import { withSaidEquations } from './pdf-equations.ts';
import type { PrintJob } from './pdf-jobs.ts';
import { paperOf } from './pdf-paper.ts';
import { fittingPrint } from './pdf-parts.ts';
import { printedPage } from './print-page.ts';

export interface PrintedPdf {
  bytes: Uint8Array;
  pages: number;
  /** Number of parts that were left out. */
  left: number;
  /** Picture of the first page, if requested. */
  picture: Uint8Array | undefined;
}

/**
 * Prints pages, and passes on each PDF as soon as it's done. Pages are served under the site's
 * public address, so that links in the PDF work. Fonts and pictures come from `dist`.
 */
export async function printPdfs(
  dist: string,
  site: { name: string; url: string },
  jobs: readonly PrintJob[],
  done: (job: PrintJob, printed: PrintedPdf) => void,
): Promise<void> {
  const { args = [], ...launch } = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    // Hinting fits letters to the pixels of a screen and takes a fifth of the time. The user agent
    // becomes the creator of the PDF.
    args: [...args, '--font-render-hinting=none', `--user-agent=${site.name}`],
  });
  const pdfium = await PDFiumLibrary.init();
  try {
    // Two at a time, because one page can print while another waits for its fonts.
    const waiting = [...jobs];
    const work = async () => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await serveFolder(page, dist);
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { path, html, day, onePage, mostPages } = job;
        const wanted = { address: site.url + path, day, onePage };
        const { bytes, pages, left } = await fittingPrint(html, mostPages, (fitting) =>
          printedPage(page, pdfium, { ...wanted, html: withSaidEquations(paperOf(fitting)) }),
        );
        const picture = job.picture === undefined ? undefined : await firstPage(pdfium, bytes);
        done(job, { bytes, pages, left, picture });
      }
    };
    await Promise.all([work(), work()]);
  } finally {
    pdfium.destroy();
    await browser.close();
  }
}

/** Answers requests from a folder, as a server would. */
async function serveFolder(page: Page, folder: string) {
  await page.route('**/*', async (route) => {
    const file = folder + decodeURIComponent(new URL(route.request().url()).pathname);
    const isThere = existsSync(file) && statSync(file).isFile();
    await route.fulfill(isThere ? { path: file } : { status: 404 });
  });
}

/** Draws the first page of a PDF. */
async function firstPage(pdfium: PDFiumLibrary, bytes: Uint8Array): Promise<Uint8Array> {
  const document = await pdfium.loadDocument(bytes);
  const { data } = await document.getPage(0).render({
    scale: 2,
    render: async ({ data: drawn, width, height }) =>
      sharp(drawn, { raw: { width, height, channels: 4 } })
        .resize({ width: 816 })
        .avif({ quality: 40 })
        .toBuffer(),
  });
  document.destroy();
  return data;
}
