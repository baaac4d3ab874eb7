/**
 * The last step of `npm run build`: takes away what is switched off, prints what wants to be a PDF, mends the pages, drops what none
 * uses, and writes dist/_headers.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readYaml } from '../src/content/read-yaml.ts';
import { isSwitchedOff, readMenu } from '../src/content/site-menu.ts';
import { siteSchema } from '../src/content/site.ts';
import { counted } from '../src/domain/counted.ts';
import { findChromium, howToGetChromium } from './chromium.ts';
import { fitPolicy } from './fit-policy.ts';
import { headerRules, headersFile } from './headers.ts';
import { dropIslandIds, hoistStyles } from './mend-html.ts';
import { printJobs, printPdfs, withPdfFacts } from './print-pdfs.ts';
import { pruneAssets } from './prune-assets.ts';
import { pruneStyles } from './prune-styles.ts';
import { removePages, unlinkPages } from './switched-off.ts';

const isOff = isSwitchedOff(readMenu());
removePages('dist', isOff);
const jobs = printJobs('dist');
const site = readYaml('content/site.yaml', siteSchema);
const facts =
  findChromium({ isWhole: true }) === undefined ? [] : await printPdfs('dist', site, jobs);
if (facts.length < jobs.length) {
  console.warn(
    `\nThere is no Chromium to print with, so links to these lead nowhere: ${jobs.map(({ pdf }) => pdf).join(', ')}.\nEverything else is ready. To have them too, ${howToGetChromium}, and build again.\n`,
  );
}

const built = globSync('dist/**/*.html').map((file) => ({
  file,
  html: readFileSync(file, 'utf8'),
}));
const mended = built.map(({ html }) =>
  unlinkPages(withPdfFacts(dropIslandIds(hoistStyles(html)), facts), isOff),
);
const scripts = globSync('dist/_astro/*.js').map((file) => ({
  name: basename(file),
  source: readFileSync(file, 'utf8'),
}));
const { pages, sheets } = fitPolicy(pruneStyles(mended, scripts));
for (const [path, text] of sheets) writeFileSync(`dist${path}`, text);
for (const [index, { file }] of built.entries()) writeFileSync(file, pages[index] ?? '');
const removed = pruneAssets('dist');
writeFileSync('dist/_headers', headersFile(headerRules('dist')));
console.log(
  `${String(pages.length)} pages, one policy, ${counted(sheets.size, 'style sheet')} linked for it; ${String(facts.length)} PDFs; ${String(removed.length)} unused files removed`,
);
