import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineHash } from '../../src/documents/compiled/engine-hash.ts';
import { readKept, removeOldVersions, writeKept } from '../../src/documents/compiled/kept-file.ts';
import { hashOf } from '../../src/documents/text/files-read.ts';
import { chromiumVersion } from './chromium.ts';
import type { PdfFacts, PrintJob } from './pdf-jobs.ts';
import { paperOf } from './pdf-paper.ts';
import type { PrintedPdf } from './print-pdfs.ts';

/** Number of versions of a PDF to keep, so that switching branches stays fast. */
const keptVersions = 3;

export interface Places {
  /** Folder of the built site. */
  dist: string;
  /** Cache of printed PDFs, which is safe to delete. */
  kept: string;
  /** Result of `pressOf`. */
  press: string;
}

type Print = (
  jobs: readonly PrintJob[],
  done: (job: PrintJob, printed: PrintedPdf) => void,
) => Promise<void>;

/** Identifies everything that affects printing: the browser, the code and the site's address. */
export const pressOf = (browser: string, { name, url }: { name: string; url: string }): string => {
  const engine = engineHash(['tools/build/kept-pdfs.ts', 'tools/build/print-pdfs.ts']);
  return [chromiumVersion(browser), engine, name, url].join('\n');
};

/** Writes the PDF of each job to the site. Prints only PDFs whose inputs have changed. */
export async function putPdfs(
  places: Places,
  jobs: readonly PrintJob[],
  print: Print,
): Promise<Map<string, PdfFacts>> {
  const facts = new Map<string, PdfFacts>();
  const put = (job: PrintJob, printed: PrintedPdf) => {
    facts.set(job.pdf, write(places.dist, job, printed));
  };
  // Compute all hashes before writing a PDF, because a page may include the PDF of another page.
  const paths = new Map(jobs.map((job) => [job, join(places.kept, nameOf(job, places))]));
  const waiting: PrintJob[] = [];
  for (const [job, path] of paths) {
    const printed = readKept(path) as PrintedPdf | undefined;
    if (printed) put(job, printed);
    else waiting.push(job);
  }
  if (waiting.length > 0) {
    await print(waiting, (job, printed) => {
      writeKept(paths.get(job) ?? '', printed);
      put(job, printed);
    });
  }
  removeOldVersions(places.kept, keptVersions);
  return facts;
}

function write(dist: string, job: PrintJob, { bytes, pages, left, picture }: PrintedPdf): PdfFacts {
  mkdirSync(dirname(dist + job.pdf), { recursive: true });
  writeFileSync(dist + job.pdf, bytes);
  if (job.picture !== undefined && picture) writeFileSync(dist + job.picture, picture);
  return { pages, bytes: bytes.length, left };
}

/** Returns the cache name of a PDF, which includes a hash of its inputs. */
function nameOf({ html, ...job }: PrintJob, { dist, press }: Places): string {
  const paper = paperOf(html);
  const files = filesIn(paper, dist).map((file) => `${file} ${hashOf(readFileSync(dist + file))}`);
  const words = job.pdf.replace(/^\/|\.pdf$/g, '').replaceAll('/', '-');
  return `${words}-${hashOf([press, JSON.stringify(job), ...files, paper].join('\n'))}`;
}

/** Lists the fonts, pictures and style sheets of a page. */
const filesIn = (html: string, dist: string): string[] =>
  [...new Set(html.match(/(?<=["'(,\s])\/[^"'()\s,?#<>]+\.\w+/g))]
    .map((address) => decodeURI(address))
    .filter((file) => statSync(dist + file, { throwIfNoEntry: false })?.isFile());
