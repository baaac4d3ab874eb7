import type { Shape } from './form-shape.ts';

/** The keys and numbers that lead to a value of a file. */
export type Path = readonly (string | number)[];

/** A group of keys as it stands in a file. */
export type Group = Record<string, unknown>;

/** A value as a group of keys; an empty one if it is none. */
export const groupOf = (value: unknown): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};

/** A value as a list; an empty one if it is none. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** A group in which one key has another value; what is undefined is left out. */
export function withKey(group: Group, key: string, value: unknown, fields: Shape[]): Group {
  const changed: Group = { ...group, [key]: value };
  const order = [...new Set([...fields.map(({ name }) => name), ...Object.keys(changed)])];
  const pairs = order.map((name): [string, unknown] => [name, changed[name]]);
  return Object.fromEntries(pairs.filter(([, item]) => item !== undefined));
}

/** A list in which one item has moved by some places. */
export function withMoved(list: unknown[], from: number, by: number): unknown[] {
  const rest = list.filter((_, index) => index !== from);
  return rest.toSpliced(from + by, 0, list[from]);
}

/** By what a person knows an entry of a list: its first words, and its day if it has one. */
export function titleOf(value: unknown, item: Shape): string {
  if (item.kind !== 'group') return typeof value === 'string' ? value : JSON.stringify(value);
  const group = groupOf(value);
  const names = ['name', 'title', 'question', 'word', 'heading', 'code'];
  const keys = [...names, ...(item.fields ?? []).map(({ name }) => name)];
  const words = keys.map((key) => group[key]).find((each) => typeof each === 'string');
  const day = item.fields?.find(({ kind, name }) => kind === 'day' && group[name] !== undefined);
  return [words, day && group[day.name]].filter((part) => part && part !== '').join(' · ');
}
