import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headerRules } from './headers.ts';
import { nginxHttp, nginxServer } from './nginx-conf.ts';
import { parentRedirects } from './redirects.ts';

/**
 * Extensions of files that compression makes smaller. Pictures, fonts and PDFs are compressed
 * already.
 */
const worthIt = /\.(html|css|js|json|xml|svg|txt|ics|ico|wasm)$/;

interface SiteOptions {
  hasBrotli: boolean;
  /** True to compress fast rather than well, for a preview. */
  isHasty?: boolean;
}

/**
 * Writes everything that nginx needs to serve dist/: the files, compressed copies, and both parts
 * of the configuration.
 */
export function writeNginxSite(
  dist: string,
  folder: string,
  { hasBrotli, isHasty = false }: SiteOptions,
): void {
  const site = join(folder, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, site, { recursive: true, preserveTimestamps: true });
  // Only Cloudflare uses these files.
  for (const rules of ['_headers', '_redirects']) rmSync(join(site, rules), { force: true });
  for (const file of globSync(`${site}/**/*`).filter((name) => worthIt.test(name))) {
    compress(file, isHasty);
  }
  const rules = headerRules(dist);
  writeFileSync(join(folder, 'http.conf'), nginxHttp(rules));
  writeFileSync(
    join(folder, 'server.conf'),
    nginxServer(rules, parentRedirects(dist), { hasBrotli }),
  );
}

/** Writes file.br and file.gz with the same timestamp, if they're smaller. */
function compress(file: string, isHasty: boolean): void {
  const text = readFileSync(file);
  const { atime, mtime } = statSync(file);
  const brotli = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: isHasty ? 4 : 11 },
  });
  const gzip = gzipSync(text, { level: isHasty ? 1 : 9 });
  for (const [ending, bytes] of [
    ['br', brotli],
    ['gz', gzip],
  ] as const) {
    if (bytes.length >= text.length) continue;
    writeFileSync(`${file}.${ending}`, bytes);
    utimesSync(`${file}.${ending}`, atime, mtime);
  }
}
