/** The last step of `npm run build`: mends the pages, drops what none uses, and writes dist/_headers. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { headersFile } from './headers.ts';
import { hoistStyles } from './hoist-styles.ts';
import { pruneAssets } from './prune-assets.ts';

const removed = pruneAssets('dist');
const pages = globSync('dist/**/*.html').map((file) => {
  const html = hoistStyles(readFileSync(file, 'utf8'));
  writeFileSync(file, html);
  return html;
});
writeFileSync('dist/_headers', headersFile(pages));
console.log(
  `${String(pages.length)} pages, one policy; ${String(removed.length)} unused files removed`,
);
