import { useSyncExternalStore } from 'react';

/** What this browser remembers under a name, as text; nothing where it may not remember anything. */
export function storedText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Remembers a text under a name in this browser, if it may, or forgets it. */
export function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser may forbid it or be full: the page works without.
  }
  dispatchEvent(new Event(changed));
}

const changed = 'storedchange';

// Another tab may change it, and a page that comes back from the browser's cache has missed that.
const events = [changed, 'storage', 'pageshow'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** What this browser remembers under a name; nothing before the script has come. */
export const useStored = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => storedText(key),
    () => '',
  );
