/**
 * The last step of `npm run build`: prints what wants to be a PDF, mends the pages, drops what none
 * uses, and writes dist/_headers.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readYaml } from '../src/content/read-yaml.ts';
import { siteSchema } from '../src/content/site.ts';
import { findChromium, howToGetChromium } from './chromium.ts';
import { headersFile } from './headers.ts';
import { dropIslandIds, hoistStyles } from './mend-html.ts';
import { printJobs, printPdfs, withPdfFacts } from './print-pdfs.ts';
import { pruneAssets } from './prune-assets.ts';

const jobs = printJobs('dist');
const site = readYaml('content/site.yaml', siteSchema);
const facts = findChromium() === undefined ? [] : await printPdfs('dist', site, jobs);
if (facts.length < jobs.length) {
  console.warn(
    `\nThere is no Chromium to print with, so links to these lead nowhere: ${jobs.map(({ pdf }) => pdf).join(', ')}.\nEverything else is ready. To have them too, ${howToGetChromium}, and build again.\n`,
  );
}

const removed = pruneAssets('dist');
const pages = globSync('dist/**/*.html').map((file) => {
  const html = withPdfFacts(dropIslandIds(hoistStyles(readFileSync(file, 'utf8'))), facts);
  writeFileSync(file, html);
  return html;
});
writeFileSync('dist/_headers', headersFile(pages));
console.log(
  `${String(pages.length)} pages, one policy; ${String(facts.length)} PDFs; ${String(removed.length)} unused files removed`,
);
