import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { compileFile } from '../../src/documents/compiled/compiled-documents.ts';
import { contentFaults } from '../check/content.ts';

/** The parts of Vite's development server that we use. */
interface DevServer {
  watcher: { on: (event: string, listener: (file: string) => void) => void };
  environments: Record<'client', { hot: Pages }>;
  config: { logger: { error: (text: string) => void; info: (text: string) => void } };
}

/** Connection to one page, or to all open pages. */
interface Pages {
  send: (payload: object) => void;
  on: (event: string, listener: (data: unknown, page: Pick<Pages, 'send'>) => void) => void;
}

/**
 * Shows mistakes in content/ on the open page during development, with the messages of `npm run
 * validate:content`.
 */
export function faultsOnThePage() {
  return {
    name: 'content-faults',
    apply: 'serve' as const,
    configureServer(server: DevServer) {
      const { hot } = server.environments.client;
      const { logger } = server.config;
      const computed = new Map<string, string | undefined>();
      let shown: string[] = [];
      let checking = Promise.resolve();

      const check = async () => {
        const faults = [...(await contentFaults()), ...computed.values()].filter(
          (fault) => fault !== undefined,
        );
        const isNew = faults.join() !== shown.join();
        const wasWrong = shown.length > 0;
        shown = faults;
        if (faults.length > 0) {
          if (isNew) logger.error(faults.join('\n\n'));
          hot.send(onThePage(faults));
        } else if (wasWrong) {
          logger.info('content/ is fine again.');
          hot.send({ type: 'full-reload' });
        }
      };
      // Checks run one after another, so that the latest result is shown last.
      const checkNext = () => {
        checking = checking.then(check).catch((error: unknown) => {
          logger.error((error as Error).message);
        });
      };
      const changed = (path: string) => {
        const file = relative(process.cwd(), path).replaceAll('\\', '/');
        if (!file.startsWith('content/')) return;
        if (file.endsWith('.mdx')) computed.set(file, computedFault(file));
        checkNext();
      };
      for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, changed);
      hot.on('vite:client:connect', (_, page) => {
        if (shown.length > 0) page.send(onThePage(shown));
      });
      checkNext();
    },
  };
}

function computedFault(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    compileFile(file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Formats mistakes as an error for Vite's overlay, which shows the message as HTML. */
function onThePage(faults: readonly string[]): object {
  const message = faults
    .join('\n\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const title = 'Something in content/ isn’t right';
  return {
    type: 'error',
    // Keeps Astro from searching the message for program errors.
    __isEnhancedAstroErrorPayload: true,
    err: { name: 'content/', title, message, stack: 'This goes away once the files are fixed.' },
  };
}
