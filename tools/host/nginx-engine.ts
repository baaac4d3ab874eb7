import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, whenItAnswers, type Engine } from './engine.ts';
import { writeNginxSite } from './nginx-site.ts';

export const howToGetNginx =
  'install nginx (on Debian: apt-get install nginx-light libnginx-mod-http-brotli-static)';

/** Finds nginx and its Brotli module, if installed. */
export function findNginx(): { brotliModule?: string } | undefined {
  try {
    // nginx prints this to stderr.
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
  /** Folder to serve with nginx's default settings, on another port. */
  bare?: string;
}

/** An nginx server with the site, and optionally a folder to compare it with. */
export interface NginxEngine extends Engine {
  bareOrigin: string;
}

/** Starts nginx with the given `http` block. All its files are in one folder. */
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
    // Show errors in the configuration.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Serves a built site with its own nginx process. Cleans up when the server stops. */
export async function startNginx(dist: string, { bare }: NginxOptions = {}): Promise<NginxEngine> {
  const { brotliModule } = neededNginx();
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  // If the user is root, the workers run as nobody.
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
