import { useSyncExternalStore } from 'react';

/** Values that couldn't be stored, kept until the page is closed. */
const unkept = new Map<string, string | undefined>();

/** Returns the text stored under a key, including text that couldn't be stored permanently. */
export function storedText(key: string): string {
  return (unkept.has(key) ? unkept.get(key) : keptText(key)) ?? '';
}

/** Returns the permanently stored text, or undefined if storage is blocked. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return undefined;
  }
}

/**
 * Stores a string, or removes it if undefined. Returns false if storage is blocked or full; the
 * value then lasts until the page is closed.
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

/** Keeps a string until the page is closed, without changing permanent storage. */
export function storeHere(key: string, text: string): void {
  unkept.set(key, text);
  dispatchEvent(new Event(changed));
}

const changed = 'storedchange';

// A page restored from the back/forward cache, or prerendered, may have missed changes in other
// tabs.
const events = [changed, 'storage', 'pageshow'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  document.addEventListener('prerenderingchange', onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
    document.removeEventListener('prerenderingchange', onChange);
  };
}

/** Returns the text stored under a key. Empty before hydration. */
export const useStored = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => storedText(key),
    () => '',
  );

/** Returns false if storing a value under this key has failed. */
export const useIsKept = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !unkept.has(key),
    () => true,
  );
