import { slug } from '../src/domain/words/slug.ts';
import type { Shape } from './form-shape.ts';

export type Path = readonly (string | number)[];

export type Group = Record<string, unknown>;

export const groupOf = (value: unknown): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Sets a key of a group. Keys stay in the order of the form, and undefined values are dropped. */
export function withKey(group: Group, key: string, value: unknown, fields: Shape[]): Group {
  const changed: Group = { ...group, [key]: value };
  const order = [...new Set([...fields.map(({ name }) => name), ...Object.keys(changed)])];
  const pairs = order.map((name): [string, unknown] => [name, changed[name]]);
  return Object.fromEntries(pairs.filter(([, item]) => item !== undefined));
}

export function withMoved(list: unknown[], from: number, by: number): unknown[] {
  const rest = list.filter((_, index) => index !== from);
  return rest.toSpliced(from + by, 0, list[from]);
}

/** Returns a text field of a record, or an empty text. */
export const wordsAt = (group: Group, key = ''): string => {
  const value = group[key];
  return typeof value === 'string' ? value : '';
};

const names = ['name', 'title', 'question', 'word', 'heading', 'code'];

/** Returns the title of a list entry: its name or first string, followed by its date. */
export function titleOf(value: unknown, item: Shape): string {
  if (item.kind !== 'group') return typeof value === 'string' ? value : JSON.stringify(value);
  const group = groupOf(value);
  const keys = [...names, ...(item.fields ?? []).map(({ name }) => name)];
  const words = keys.map((key) => group[key]).find((each) => typeof each === 'string');
  const day = item.fields?.find(({ kind, name }) => kind === 'day' && group[name] !== undefined);
  return [words, day && group[day.name]].filter((part) => part && part !== '').join(' · ');
}

const dayIn = (fields: Shape[]) => fields.find(({ kind }) => kind === 'day')?.name;

/** Recognizes a calendar: a list of records with ids and days, whose order in the file is free. */
export const isCalendar = ({ fields = [] }: Shape): boolean =>
  hasId(fields) && dayIn(fields) !== undefined;

export const hasId = (fields: Shape[]): boolean => fields.some(({ name }) => name === 'id');

/** Lists the indexes of a calendar's entries: without a day, coming up, then the past backward. */
export function calendarOrder(list: readonly unknown[], { fields = [] }: Shape, today: string) {
  const spans = list.map((entry, index) => {
    const first = wordsAt(groupOf(entry), dayIn(fields));
    const days = JSON.stringify(entry).match(/\b\d{4}-\d{2}-\d{2}\b(?=")/g) ?? [];
    const last = [...days].sort().at(-1) ?? '';
    const isPast = last !== '' && last < today;
    return { index, first, isPast };
  });
  return spans
    .sort((one, other) => {
      if (one.isPast !== other.isPast) return one.isPast ? 1 : -1;
      return one.first.localeCompare(other.first) * (one.isPast ? -1 : 1);
    })
    .map(({ index }) => index);
}

/**
 * Fills in the id of a new record from its title and year. Keeps an id that someone typed or that
 * is saved.
 */
export function withId(
  group: Group,
  before: Group,
  fields: Shape[],
  ids: { saved: ReadonlySet<string>; all: ReadonlySet<string> },
): Group {
  const own = wordsAt(before, 'id');
  const proposed = idFor(before, fields);
  const isTyped = own !== '' && ![own, own.replace(/-\d$/, '')].includes(proposed);
  if (!hasId(fields) || group['id'] !== before['id'] || isTyped || ids.saved.has(own)) return group;
  const id = idFor(group, fields);
  const free = [id, ...Array.from({ length: 8 }, (_, index) => `${id}-${String(index + 2)}`)].find(
    (each) => each === own || !ids.all.has(each),
  );
  return withKey(group, 'id', free === '' ? undefined : free, fields);
}

const longestId = 40;

/** Converts a title to an id of whole words, which starts with a letter and ends with the year. */
function idFor(group: Group, fields: Shape[]): string {
  const title = names.map((key) => wordsAt(group, key)).find((each) => each !== '') ?? '';
  const words = slug(title).replace(/^(\d[^-]*-?)+/, '');
  const short = `${words}-`.slice(0, longestId).replace(/-[^-]*$/, '');
  const year = /^\d{4}/.exec(wordsAt(group, dayIn(fields)))?.[0];
  return short === '' || year === undefined || short.endsWith(year) ? short : `${short}-${year}`;
}
