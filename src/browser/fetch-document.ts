import type { DataFile, Fetched } from './fetch-data.ts';

/** A page to fetch, its expected version, and its parser. */
interface DocumentFile<T> extends Pick<DataFile<T>, 'url'> {
  /** If omitted, any version will do. */
  version?: string;
  read: (document: Document) => T | undefined;
}

const documentPatience = 15_000;

/**
 * Fetches a page as a document whose scripts don't run. Never throws. Uses XMLHttpRequest, because
 * the content security policy doesn't let scripts parse HTML, and XMLHttpRequest leaves parsing to
 * the browser.
 */
export function fetchDocument<T>({ url, version, read }: DocumentFile<T>): Promise<Fetched<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.overrideMimeType('text/html; charset=utf-8');
    request.timeout = documentPatience;
    request.addEventListener('timeout', () => {
      resolve({ problem: 'slow' });
    });
    request.addEventListener('loadend', () => {
      const { status, responseXML: found } = request;
      if (status !== 200 && status !== 404) {
        resolve({ problem: 'unreachable' });
        return;
      }
      const own = found?.querySelector<HTMLElement>('[data-version]')?.dataset['version'];
      const isFitting = version === undefined || own === version;
      const data = found && isFitting ? read(found) : undefined;
      resolve(data === undefined ? { problem: 'another build' } : { data });
    });
    request.send();
  });
}
