/**
 * The last step of `npm run build`: takes away what is switched off, prints what wants to be a PDF, mends the pages, drops what none
 * uses, gives each page its policy, says of which commit it all is, and writes dist/_headers and
 * dist/_redirects.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { isSwitchedOff, readMenu } from '../../src/content/menu/site-menu.ts';
import { siteSchema } from '../../src/content/site/schema.ts';
import { findChromium, howToGetChromium } from './chromium.ts';
import { commitOf } from './commit.ts';
import { headerRules, headersFile } from '../host/headers.ts';
import { parentRedirects, redirectsFile } from '../host/redirects.ts';
import { dropIslandIds, hoistStyles } from './mend-html.ts';
import { withPolicy } from '../host/policy.ts';
import { printJobs, printPdfs, withPdfFacts } from './print-pdfs.ts';
import { pruneAssets } from './prune-assets.ts';
import { pruneStyles } from './prune-styles.ts';
import { shortenScripts } from './shorten-scripts.ts';
import { removePages, unlinkPages } from './switched-off.ts';

const isOff = isSwitchedOff(readMenu());
removePages('dist', isOff);
const jobs = printJobs('dist');
const site = readYaml('content/site.yaml', siteSchema);
const facts =
  findChromium({ isWhole: true }) === undefined ? [] : await printPdfs('dist', site, jobs);
if (facts.length < jobs.length) {
  console.warn(
    `\nThere’s no Chromium to print with, so links to these lead nowhere: ${jobs.map(({ pdf }) => pdf).join(', ')}.\nEverything else is ready. To get them too, ${howToGetChromium}, and build again.\n`,
  );
}

const built = globSync('dist/**/*.html').map((file) => ({
  file,
  html: readFileSync(file, 'utf8'),
}));
const mended = built.map(({ html }) =>
  unlinkPages(withPdfFacts(dropIslandIds(hoistStyles(shortenScripts(html))), facts), isOff),
);
const scripts = globSync('dist/_astro/*.js').map((file) => ({
  name: basename(file),
  source: readFileSync(file, 'utf8'),
}));
const pages = pruneStyles(mended, scripts).map(withPolicy);
for (const [index, { file }] of built.entries()) writeFileSync(file, pages[index] ?? '');
const removed = pruneAssets('dist');
// What is published can so be compared with what was accepted: .github/workflows/watch.yml.
const commit = commitOf('.');
if (commit !== undefined) writeFileSync('dist/version.txt', `${commit}\n`);
writeFileSync('dist/_headers', headersFile(headerRules('dist')));
writeFileSync('dist/_redirects', redirectsFile(parentRedirects('dist')));
console.log(
  `${String(pages.length)} pages, each with its policy; ${String(facts.length)} PDFs; ${String(removed.length)} unused files removed`,
);
