export type TextPart = string | { words: string; to: string };

const link = /\[([^[\]]*)\]\(([^()]*)\)/g;

/** Splits text at Markdown links like `[link text](/address)`. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: to = '', index } of text.matchAll(link)) {
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ words, to });
    from = index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Replaces links with their text, for calendars, search and other plain text. */
export const plainWords = (text: string) => text.replace(link, '$1');

export const unlinked = (text: string, isGone: (address: string) => boolean) =>
  text.replace(link, (whole, words: string, to: string) => (isGone(to) ? words : whole));

export function linkFault(text: string): { message: string; cure: string } | undefined {
  if (/\]\s+\([/h]|\]\([^()]*$/.test(plainWords(text))) {
    return {
      message: 'a link isn’t closed, or has a space between its two parts',
      cure: 'Write the words in brackets, then the address in parentheses right after them: [Write to us](/contact)',
    };
  }
  for (const part of textParts(text)) {
    if (typeof part === 'string') continue;
    if (part.words.trim() === '') {
      return {
        message: `the link to "${part.to}" has no words`,
        cure: 'Put the words that visitors read between the brackets: [Write to us](/contact)',
      };
    }
    if (!/^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|https:\/\/\S+)$/.test(part.to)) {
      return {
        message: `the link "${part.words}" leads to "${part.to}", which isn’t an address`,
        cure: 'Write a path on this site that starts with /, like /contact, or a full address that starts with https://',
      };
    }
  }
  return undefined;
}

/**
 * Removes references to missing pages from a record: drops list entries, and replaces links with
 * their text.
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

/** Checks whether the "to" or "path" of a list entry is a missing page. */
function leadsTo(entry: unknown, isGone: (address: string) => boolean): boolean {
  const { to, path } = (entry ?? {}) as Record<string, unknown>;
  return [to, path].some((address) => typeof address === 'string' && isGone(address));
}
