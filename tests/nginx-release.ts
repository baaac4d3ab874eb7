import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/host/engine.ts';
import { writeNginxSite } from '../tools/host/nginx-site.ts';

/** Writes three pages to a folder, as if a build had made them. */
function writeSmallSite(dist: string, words: string): void {
  mkdirSync(dist, { recursive: true });
  for (const page of ['index', 'about', '404']) {
    writeFileSync(join(dist, `${page}.html`), `<!doctype html><title>${page}</title>${words}`);
  }
}

/** Packs a release like the workflow `deploy`. `spoil` may change the folder before it's packed. */
export function archiveOf(words: string, spoil: (folder: string) => string[] = () => []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  writeSmallSite(join(folder, 'dist'), words);
  writeNginxSite(join(folder, 'dist'), join(folder, 'dist-nginx'), {
    hasBrotli: false,
    isHasty: true,
  });
  const more = spoil(join(folder, 'dist-nginx'));
  execFileSync('tar', ['--sort=name', '--mtime=@0', '-cPf', 'nginx.tar', 'dist-nginx', ...more], {
    cwd: folder,
  });
  const archive = readFileSync(join(folder, 'nginx.tar'));
  rmSync(folder, { recursive: true });
  return archive;
}

/** Formats the checksum like `sha256sum nginx.tar`. */
const checksumLine = (archive: Buffer) =>
  `${createHash('sha256').update(archive).digest('hex')}  nginx.tar\n`;

/** Serves a mock of GitHub's latest release. */
export async function serveRelease() {
  let archive: Buffer = Buffer.alloc(0);
  let [checksum, breaksOff] = ['', false];
  const server = createServer((request, response) => {
    if (checksum === '') response.writeHead(404).end();
    else if (request.url?.endsWith('.sha256')) response.end(checksum);
    else if (breaksOff) {
      response.writeHead(200, { 'Content-Length': archive.length });
      response.write(archive.subarray(0, archive.length / 2), () => response.destroy());
    } else response.end(archive);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${String(port)}`,
    publish(bytes: Buffer, as: { checksum?: string; breaksOff?: boolean } = {}) {
      archive = bytes;
      checksum = as.checksum ?? checksumLine(bytes);
      breaksOff = as.breaksOff ?? false;
    },
    stop: () => server.close(),
  };
}
