import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { compileFile } from '../../src/documents/compiled/compiled-documents.ts';
import { contentFaults } from '../check/content.ts';

/** What is used of the development server. */
interface DevServer {
  watcher: { on: (event: string, listener: (file: string) => void) => void };
  environments: Record<'client', { hot: Pages }>;
  config: { logger: { error: (text: string) => void; info: (text: string) => void } };
}

/** The pages that are open in browsers, or one of them. */
interface Pages {
  send: (payload: object) => void;
  on: (event: string, listener: (data: unknown, page: Pick<Pages, 'send'>) => void) => void;
}

/**
 * While developing: what is wrong in content/ is shown on whatever page is open, in the words of
 * `npm run validate:content`, from the moment a file is saved until it is right again.
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
      // One after the other, so that what is shown last is what was found last.
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

/** What is wrong in the text of a lesson or problem, if there still is one. */
function computedFault(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    compileFile(file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The faults as the server tells its pages of errors; these take the message for HTML. */
function onThePage(faults: readonly string[]): object {
  const message = faults
    .join('\n\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const title = 'Something in content/ isn’t right';
  return {
    type: 'error',
    // Otherwise the framework looks in the words for errors of programs.
    __isEnhancedAstroErrorPayload: true,
    err: { name: 'content/', title, message, stack: 'This goes away once the files are fixed.' },
  };
}
