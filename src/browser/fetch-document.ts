import type { DataFile, Fetched } from './fetch-data.ts';

/** A page of the site, or a part of one: its address, its version, and what to take from it. */
interface DocumentFile<T> extends Pick<DataFile<T>, 'url'> {
  /** Which version fits this page; left out where any does. */
  version?: string;
  read: (document: Document) => T | undefined;
}

const documentPatience = 15_000;

/**
 * Fetches a page of the site as a document, none of whose scripts run. Like `fetchData` it never
 * throws. It asks in the old way because that alone lets the browser itself make the document: the
 * site's policy forbids scripts to make one of text.
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
