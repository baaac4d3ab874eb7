import { useSyncExternalStore } from 'react';

/** What could not be kept: it lives as long as the page. */
const unkept = new Map<string, string | undefined>();

/** What this browser remembers under a name, as text; else what was meant to be kept on this page. */
export function storedText(key: string): string {
  return (unkept.has(key) ? unkept.get(key) : keptText(key)) ?? '';
}

/** What the browser itself has under a name; nothing where it does not let anybody look. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return undefined;
  }
}

/**
 * Remembers a text under a name, or forgets it, and says whether the browser did. It may forbid it
 * or be full: then the text lives as long as the page.
 */
export function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  dispatchEvent(new Event(changed));
  return !unkept.has(key);
}

/** Remembers a text under a name as long as the page lives, and leaves alone what the browser has. */
export function storeHere(key: string, text: string): void {
  unkept.set(key, text);
  dispatchEvent(new Event(changed));
}

const changed = 'storedchange';

// Another tab may change it; a page that comes back from the browser's cache, or that was prepared
// before anybody asked for it, has missed that.
const events = [changed, 'storage', 'pageshow'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  document.addEventListener('prerenderingchange', onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
    document.removeEventListener('prerenderingchange', onChange);
  };
}

/** What this browser remembers under a name; nothing before the script has come. */
export const useStored = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => storedText(key),
    () => '',
  );

/** Whether what was to be kept under a name really is; where nothing was tried, it is believed. */
export const useIsKept = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !unkept.has(key),
    () => true,
  );
