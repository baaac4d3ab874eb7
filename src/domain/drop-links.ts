import { unlinked } from './linked-text.ts';

/**
 * A record without what leads to pages that are not there: entries of lists go, and links in texts
 * become the words they are made of.
 */
export function dropLinks<T>(record: T, isGone: (address: string) => boolean): T {
  const drop = (value: unknown): unknown => {
    if (typeof value === 'string') return unlinked(value, isGone);
    if (Array.isArray(value)) return value.filter((entry) => !leadsTo(entry, isGone)).map(drop);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, drop(each)]));
  };
  return drop(record) as T;
}

/** Whether an entry of a list is a link to such a page, be it called "to" or "path". */
function leadsTo(entry: unknown, isGone: (address: string) => boolean): boolean {
  const { to, path } = (entry ?? {}) as Record<string, unknown>;
  return [to, path].some((address) => typeof address === 'string' && isGone(address));
}
