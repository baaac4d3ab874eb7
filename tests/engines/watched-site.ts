import { createServer } from 'node:http';
import type { Engine } from '../../tools/host/engine.ts';

const dropped = ['connection', 'content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Serves a site with an extra script in the head of every page. The script comes before the page's
 * security policy, so it's allowed.
 */
export async function watchSite(engine: Engine, script: string): Promise<Engine> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(engine.origin + (request.url ?? '/'), { redirect: 'manual' });
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) {
        if (!dropped.includes(name)) response.setHeader(name, value);
      }
      const body = Buffer.from(await answer.arrayBuffer());
      response.end(
        answer.headers.get('content-type')?.startsWith('text/html')
          ? body.toString().replace('<head>', () => `<head><script>${script}</script>`)
          : body,
      );
    })().catch((error: unknown) => {
      response.statusCode = 502;
      response.end(String(error));
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('No port to serve from.'));
    });
  });
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await engine.stop();
    },
  };
}
