import { useMemo, useSyncExternalStore } from 'react';
import {
  readProgress,
  withAttempt,
  type Progress,
  type ProgressRecord,
} from '../../domain/progress.ts';

const key = 'practice';
const changed = 'practicechange';

/** What this browser remembers, as text; nothing where it may not remember anything. */
function storedText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function store(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser may forbid it or be full: the page works without.
  }
  dispatchEvent(new Event(changed));
}

/** Remembers an attempt in this browser, if it may, and the part of the problem that was right. */
export function storeAttempt(name: string, state: Progress, part?: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const record = readProgress(storedText());
  store(JSON.stringify(withAttempt(record, name, { state, part }, today)));
}

/** Forgets everything. */
export const clearProgress = (): void => {
  store(undefined);
};

// Another tab may change it, and a page that comes back from the browser's cache has missed that.
const events = [changed, 'storage', 'pageshow'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** What this browser remembers; nothing before the script has come. */
export function useProgress(): ProgressRecord {
  const text = useSyncExternalStore(subscribe, storedText, () => '');
  return useMemo(() => readProgress(text), [text]);
}
