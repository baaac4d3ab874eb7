/** The last step of `npm run build`: dist/_headers, from what was built. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { headersFile } from './headers.ts';

const pages = globSync('dist/**/*.html').map((file) => readFileSync(file, 'utf8'));
writeFileSync('dist/_headers', headersFile(pages));
console.log(`dist/_headers: one policy for ${String(pages.length)} pages`);
