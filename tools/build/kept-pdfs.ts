import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineHash } from '../../src/documents/compiled/engine-hash.ts';
import { readKept, removeOldVersions, writeKept } from '../../src/documents/compiled/kept-file.ts';
import { hashOf } from '../../src/documents/text/files-read.ts';
import { chromiumVersion } from './chromium.ts';
import type { PdfFacts, PrintJob } from './pdf-jobs.ts';
import { paperOf } from './pdf-paper.ts';
import type { PrintedPdf } from './print-pdfs.ts';

/** Versions of a PDF to keep, for switching branches. */
const keptVersions = 3;

/** Folders of PDFs, and a key for the tools that print them. */
export interface Places {
  /** Folder of the built site. */
  dist: string;
  /** Folder of kept PDFs; can be deleted at any time. */
  kept: string;
  /** Key from `pressOf`. */
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

/**
 * Puts each job's PDF into the site. Prints only the ones that have changed, and keeps them under a
 * hash of their inputs.
 */
export async function putPdfs(
  places: Places,
  jobs: readonly PrintJob[],
  print: Print,
): Promise<Map<string, PdfFacts>> {
  const facts = new Map<string, PdfFacts>();
  const put = (job: PrintJob, printed: PrintedPdf) => {
    facts.set(job.pdf, write(places.dist, job, printed));
  };
  // Compute all hashes before writing any PDF, because a page's files can include another page's
  // PDF.
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

/** Names a kept PDF by its own name and a hash of its inputs. */
function nameOf({ html, ...job }: PrintJob, { dist, press }: Places): string {
  const paper = paperOf(html);
  const files = filesIn(paper, dist).map((file) => `${file} ${hashOf(readFileSync(dist + file))}`);
  const words = job.pdf.replace(/^\/|\.pdf$/g, '').replaceAll('/', '-');
  return `${words}-${hashOf([press, JSON.stringify(job), ...files, paper].join('\n'))}`;
}

/** Lists a page's fonts, pictures and style sheets. */
const filesIn = (html: string, dist: string): string[] =>
  [...new Set(html.match(/(?<=["'(,\s])\/[^"'()\s,?#<>]+\.\w+/g))]
    .map((address) => decodeURI(address))
    .filter((file) => statSync(dist + file, { throwIfNoEntry: false })?.isFile());
