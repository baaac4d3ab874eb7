import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, whenItAnswers, type Engine } from './engine.ts';
import { writeNginxSite } from './nginx-site.ts';

/** What to do on a machine without nginx. */
export const howToGetNginx =
  'install nginx (on Debian: apt-get install nginx-light libnginx-mod-http-brotli-static)';

/** Whether there is an nginx, and where its module for Brotli lies, if it has one. */
export function findNginx(): { brotliModule?: string } | undefined {
  try {
    // It writes this to the error stream.
    const about = execFileSync('sh', ['-c', 'nginx -V 2>&1'], { encoding: 'utf8' });
    const [, modules = ''] = /--modules-path=(\S+)/.exec(about) ?? [];
    const brotliModule = join(modules, 'ngx_http_brotli_static_module.so');
    return existsSync(brotliModule) ? { brotliModule } : {};
  } catch {
    return undefined;
  }
}

function neededNginx(): { brotliModule?: string } {
  const found = findNginx();
  if (!found) throw new Error(`There’s no nginx: ${howToGetNginx}.`);
  return found;
}

interface NginxOptions {
  /** A folder that is served as nginx does by itself, on a port of its own. */
  bare?: string;
}

/** An nginx that serves the site, and the folder to compare it with. */
export interface NginxEngine extends Engine {
  bareOrigin: string;
}

/** Starts an nginx that keeps all it writes in a folder, with what stands in its `http`. */
export function spawnNginx(prefix: string, http: string): ChildProcess {
  const { brotliModule } = neededNginx();
  const configuration = join(prefix, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off;
worker_processes auto;
pid ${prefix}/nginx.pid;
error_log ${prefix}/error.log;
${brotliModule ? `load_module ${brotliModule};` : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${prefix}/${name};`).join('\n')}
${http}
}
`,
  );
  return spawn('nginx', ['-p', prefix, '-c', configuration, '-e', `${prefix}/error.log`], {
    // What is wrong with a configuration is worth reading.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Serves a built site with nginx, as a process of its own that leaves nothing behind. */
export async function startNginx(dist: string, { bare }: NginxOptions = {}): Promise<NginxEngine> {
  const { brotliModule } = neededNginx();
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  // What answers runs as nobody if this runs as root.
  chmodSync(prefix, 0o755);
  writeNginxSite(dist, prefix, { hasBrotli: brotliModule !== undefined, isHasty: true });
  const [port, barePort] = [await freePort(), await freePort()];
  const child = spawnNginx(
    prefix,
    `
  include ${prefix}/http.conf;
  server {
    listen 127.0.0.1:${String(port)};
    root ${prefix}/site;
    include ${prefix}/server.conf;
  }
${bare ? `  server { listen 127.0.0.1:${String(barePort)}; root ${bare}; }` : ''}`,
  );
  const engine = await whenItAnswers(child, `http://127.0.0.1:${String(port)}`);
  return {
    ...engine,
    bareOrigin: `http://127.0.0.1:${String(barePort)}`,
    stop: async () => {
      await engine.stop();
      rmSync(prefix, { recursive: true });
    },
  };
}
