import { useSyncExternalStore } from 'react';

/** Values that couldn't be stored; they last as long as the page. */
const unkept = new Map<string, string | undefined>();

/** Returns the stored text for a key, or the value kept on this page. */
export function storedText(key: string): string {
  return (unkept.has(key) ? unkept.get(key) : keptText(key)) ?? '';
}

/** Returns the browser's stored text, or undefined if storage is blocked. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return undefined;
  }
}

/**
 * Stores or removes a string. Returns false if storage is blocked or full; the page then keeps it.
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

/** Keeps a string for this page only, without changing what the browser has stored. */
export function storeHere(key: string, text: string): void {
  unkept.set(key, text);
  dispatchEvent(new Event(changed));
}

const changed = 'storedchange';

// Pages restored from the back/forward cache or prerendered have missed changes from other tabs.
const events = [changed, 'storage', 'pageshow'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  document.addEventListener('prerenderingchange', onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
    document.removeEventListener('prerenderingchange', onChange);
  };
}

/** Returns the stored text for a key; empty before hydration. */
export const useStored = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => storedText(key),
    () => '',
  );

/** False if storing a value under this key has failed. */
export const useIsKept = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !unkept.has(key),
    () => true,
  );
