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

/** Returns the title of a list entry: its name or first string, followed by its date. */
export function titleOf(value: unknown, item: Shape): string {
  if (item.kind !== 'group') return typeof value === 'string' ? value : JSON.stringify(value);
  const group = groupOf(value);
  const names = ['name', 'title', 'question', 'word', 'heading', 'code'];
  const keys = [...names, ...(item.fields ?? []).map(({ name }) => name)];
  const words = keys.map((key) => group[key]).find((each) => typeof each === 'string');
  const day = item.fields?.find(({ kind, name }) => kind === 'day' && group[name] !== undefined);
  return [words, day && group[day.name]].filter((part) => part && part !== '').join(' · ');
}
