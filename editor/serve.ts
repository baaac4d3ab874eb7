import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Saved } from './folder.ts';
import { forbiddenIn, isContent, typeOf, type SentChange } from './paths.ts';
import { editorHeaders } from './policy.ts';

/** Types of the page's own files. */
const pageTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

interface Answer {
  status: number;
  type?: string;
  body: string | Buffer;
}

const refused = (status: number, body: string): Answer => ({ status, body });

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
      return save(JSON.parse(await text(request)) as SentChange[]);
    }
    if (request.method !== 'GET') return refused(405, 'No such method.');
    if (path === 'files') {
      const names = globSync('{content,library,public,src/pages}/**/*.*', { cwd: project }).map(
        (name) => name.replaceAll('\\', '/'),
      );
      const body = JSON.stringify({ names: names.sort(), devSite: 'http://localhost:4321' });
      return { status: 200, type: 'application/json', body };
    }
    const name = path.replace(/^files\//, '');
    if (name !== path) {
      return isContent(name)
        ? file(join(project, name), typeOf(name))
        : refused(404, 'No such file.');
    }
    const page = normalize(join(site, path === '' ? 'index.html' : path));
    const type = pageTypes[extname(page)];
    return page.startsWith(site) && type ? file(page, type) : refused(404, 'No such file.');
  }

  function file(name: string, type: string): Answer {
    if (!statSync(name, { throwIfNoEntry: false })?.isFile()) return refused(404, 'No such file.');
    return { status: 200, type, body: readFileSync(name) };
  }

  /**
   * Saves either all files or none. Writes only in content/, and never overwrites someone else's
   * changes.
   */
  function save(sent: SentChange[]): Answer {
    const forbidden = forbiddenIn(sent);
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
    const written = sent.filter(({ isGone }) => !isGone).map(({ path }) => path);
    const saved: Saved = { words: `Saved: ${written.join(', ')}.` };
    return { status: 200, type: 'application/json', body: JSON.stringify(saved) };
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
