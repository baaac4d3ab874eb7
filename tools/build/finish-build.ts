/**
 * Last step of `npm run build`: removes pages that are switched off, fixes HTML, prints PDFs,
 * removes unused files, adds each page's policy, and writes version.txt, _headers and _redirects.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { isOffPage } from '../../src/content/everything/with-library.ts';
import { siteSchema } from '../../src/content/site/schema.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { findChromium, howToGetChromium } from './chromium.ts';
import { commitOf } from './commit.ts';
import { headerRules, headersFile } from '../host/headers.ts';
import { parentRedirects, redirectsFile } from '../host/redirects.ts';
import { pressOf, putPdfs } from './kept-pdfs.ts';
import { dropIslandIds, hoistStyles } from './mend-html.ts';
import { printJobs, withPdfFacts, type PdfFacts, type PrintJob } from './pdf-jobs.ts';
import { withoutParts } from './pdf-parts.ts';
import { withPolicy } from '../host/policy.ts';
import { printPdfs } from './print-pdfs.ts';
import { pruneAssets } from './prune-assets.ts';
import { pruneStyles } from './prune-styles.ts';
import { builtPages } from './routes.ts';
import { shortenScripts } from './shorten-scripts.ts';
import { removePages, unlinkPages } from './switched-off.ts';

/** Prints the PDFs that have changed. Without a browser, explains how to get one. */
async function pdfsOf(jobs: readonly PrintJob[]): Promise<Map<string, PdfFacts>> {
  if (jobs.length === 0) return new Map();
  const browser = findChromium();
  if (browser === undefined) {
    console.warn(
      `\nThere’s no Chromium to print with, so links to these lead nowhere: ${jobs.map(({ pdf }) => pdf).join(', ')}.\nEverything else is ready. To get them too, ${howToGetChromium}, and build again.\n`,
    );
    return new Map();
  }
  const site = readYaml('content/site.yaml', siteSchema);
  const places = { dist: 'dist', kept: '.cache/pdfs', press: pressOf(browser, site) };
  return putPdfs(places, jobs, async (waiting, done) => {
    await printPdfs('dist', site, waiting, done);
    console.log(`${counted(waiting.length, 'PDF')} had to be printed`);
  });
}

const isOff = isOffPage();
removePages('dist', isOff);
const pages = builtPages().map(({ route, file }) => {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const mended = unlinkPages(dropIslandIds(hoistStyles(shortenScripts(html))), isOff);
  return { path: route, file, html: mended };
});
const jobs = printJobs(pages);
const facts = await pdfsOf(jobs);
const scripts = globSync('dist/_astro/*.js').map((file) => ({
  name: basename(file),
  source: readFileSync(file, 'utf8'),
}));
// A page also leaves out the parts that were left out of its PDF.
const left = new Map(jobs.map(({ path, pdf }) => [path, facts.get(pdf)?.left]));
const told = pages.map(({ path, html }) =>
  withPdfFacts(withoutParts(html, left.get(path) ?? 0), facts),
);
const finished = pruneStyles(told, scripts).map(withPolicy);
for (const [index, { file }] of pages.entries()) {
  writeFileSync(`dist/${file}`, finished[index] ?? '');
}
const removed = pruneAssets('dist');
// .github/workflows/watch.yml compares this with the commit that should be online.
const commit = commitOf('.');
if (commit !== undefined) writeFileSync('dist/version.txt', `${commit}\n`);
writeFileSync('dist/_headers', headersFile(headerRules('dist')));
writeFileSync('dist/_redirects', redirectsFile(parentRedirects('dist')));
console.log(
  `${String(pages.length)} pages, each with its policy; ${String(facts.size)} PDFs; ${String(removed.length)} unused files removed`,
);
