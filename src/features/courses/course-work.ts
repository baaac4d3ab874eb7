import { slug } from '../../domain/words/slug.ts';

/** How long something takes, and how large a problem is: "25 min", "Warm-up, 10 min". */
export const takes = (minutes: number, size?: string): string =>
  `${size === undefined ? '' : `${size.charAt(0).toUpperCase()}${size.slice(1)}, `}${String(minutes)} min`;

/** The practice page with only the problems of a class, and of a topic or size of it. */
export const practiceOf = (
  page: string,
  code: string,
  more: Partial<Record<'topic' | 'size', string>> = {},
): string => `${page}?${new URLSearchParams({ class: code, ...more }).toString()}`;

/** The place on the page of a course where the problems on a topic are. */
export const topicId = (topic: string): string => `topic-${slug(topic)}`;
