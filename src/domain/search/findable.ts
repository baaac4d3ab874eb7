import type { IsoDay } from '../dates/days.ts';

/** What there is to find, in the order in which the index holds it. */
export const kinds = [
  'lesson',
  'problem',
  'course',
  'book',
  'event',
  'question',
  'room',
  'person',
  'newsletter',
  'page',
] as const;

/** A kind of thing to find. */
export type Kind = (typeof kinds)[number];

/** What a result shows. */
export interface Card {
  title: string;
  address: string;
  /** The small words beside the title: a code, a time, a role. */
  detail: string;
  /** The text in which a result shows the words that were searched for. */
  text: string;
  /** The days of an event with their addresses; it is shown with the one that comes next. */
  days?: [day: IsoDay, address: string][] | undefined;
}

/** Something to find. A page comes before its parts, which follow it one by one. */
export interface Findable extends Card {
  kind: Kind;
  /** Other words by which people look for it. */
  names: string;
  /** For a part, such as a section of a lesson: the title of the whole, with which it is found. */
  of?: string | undefined;
}
