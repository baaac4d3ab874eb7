import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { editorHeaders } from './policy.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

interface Sent {
  path: string;
  text?: string;
  previous?: string;
  base64?: string;
  isGone?: boolean;
}

interface Answer {
  status: number;
  type?: string;
  body: string | Buffer;
}

const refused = (status: number, body: string): Answer => ({ status, body });

/** Files that the page can read: text files, pictures and drawings. */
const isContent = (path: string) =>
  normalize(path).replaceAll('\\', '/') === path &&
  /^(content|library)\/.+\.(yaml|mdx?|svg|png|jpe?g|webp|avif)$/i.test(path);

/**
 * Files that the page can write. Excludes SVGs, because they can contain scripts and no form
 * creates them.
 */
const isWritable = (path: string) =>
  isContent(path) && path.startsWith('content/') && !/\.(svg|mdx)$/i.test(path);

/** Files that the page can delete: pictures, but no text files. */
const isRemovable = (path: string) => isWritable(path) && !/\.(yaml|md)$/i.test(path);

export async function serveEditor(project: string, port = 0) {
  const site = resolve('dist-editor');
  const server = createServer((request, response) => {
    void answerTo(request)
      .catch((error: unknown) => refused(500, String(error)))
      .then(({ status, type = 'text/plain; charset=utf-8', body }) => {
        response.writeHead(status, { ...editorHeaders, 'Content-Type': type }).end(body);
      });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    // Reject requests from pages of other sites, including DNS rebinding attacks.
    if (`http://${request.headers.host ?? ''}` !== origin) return refused(403, 'Wrong host.');
    const path = decodeURIComponent(new URL(request.url ?? '/', origin).pathname).slice(1);
    if (request.method === 'POST' && path === 'files') {
      if (request.headers.origin !== origin) return refused(403, 'Wrong origin.');
      return save(JSON.parse(await text(request)) as Sent[]);
    }
    if (request.method !== 'GET') return refused(405, 'No such method.');
    if (path === 'files') {
      const names = globSync('{content,library,public,src/pages}/**/*.*', { cwd: project }).map(
        (name) => name.replaceAll('\\', '/'),
      );
      return { status: 200, type: 'application/json', body: JSON.stringify(names.sort()) };
    }
    const name = path.replace(/^files\//, '');
    if (name !== path) {
      return isContent(name) ? file(join(project, name)) : refused(404, 'No such file.');
    }
    const page = normalize(join(site, path === '' ? 'index.html' : path));
    return page.startsWith(site) ? file(page) : refused(404, 'No such file.');
  }

  function file(name: string): Answer {
    if (!statSync(name, { throwIfNoEntry: false })?.isFile()) return refused(404, 'No such file.');
    return { status: 200, type: types[extname(name)] ?? 'text/plain', body: readFileSync(name) };
  }

  /**
   * Saves either all files or none. Writes only in content/, and never overwrites someone else's
   * changes.
   */
  function save(sent: Sent[]): Answer {
    const forbidden = sent.find(({ path, isGone }) =>
      isGone ? !isRemovable(path) : !isWritable(path),
    );
    if (forbidden) return refused(403, `${forbidden.path} isn’t a file the editor writes.`);
    const changed = sent.find(({ path, text: words, previous }) => {
      const now = statSync(join(project, path), { throwIfNoEntry: false })
        ? readFileSync(join(project, path), 'utf8')
        : undefined;
      return words !== undefined && now !== previous;
    });
    if (changed) {
      return refused(
        409,
        `${changed.path} has changed since you opened it. Copy what you wrote, reload this page and make your changes again.`,
      );
    }
    for (const { path, text: words, base64 = '', isGone } of sent) {
      if (isGone) {
        rmSync(join(project, path), { force: true });
        continue;
      }
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), words ?? Buffer.from(base64, 'base64'));
    }
    return { status: 200, body: 'Saved.' };
  }

  return {
    origin,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

if (import.meta.main) {
  const { origin } = await serveEditor(process.cwd(), 4340);
  console.log(`The editor is at ${origin}, and it writes to content/. Press Ctrl+C to stop it.`);
}
