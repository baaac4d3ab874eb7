/** The last step of `npm run build`: drops what no page uses, and writes dist/_headers from the rest. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { headersFile } from './headers.ts';
import { pruneAssets } from './prune-assets.ts';

const removed = pruneAssets('dist');
const pages = globSync('dist/**/*.html').map((file) => readFileSync(file, 'utf8'));
writeFileSync('dist/_headers', headersFile(pages));
console.log(
  `${String(pages.length)} pages, one policy; ${String(removed.length)} unused files removed`,
);
