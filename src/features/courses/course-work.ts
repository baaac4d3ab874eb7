import { slug } from '../../domain/words/slug.ts';

/** Says how long something takes and how large a problem is: "25 min", "Warm-up, 10 min". */
export const takes = (minutes: number, size?: string): string =>
  `${size === undefined ? '' : `${size.charAt(0).toUpperCase()}${size.slice(1)}, `}${String(minutes)} min`;

/** Link to the practice page with only a class's problems, or those of one topic or size. */
export const practiceOf = (
  page: string,
  code: string,
  more: Partial<Record<'topic' | 'size', string>> = {},
): string => `${page}?${new URLSearchParams({ class: code, ...more }).toString()}`;

/** Id of a topic's problems on a course's page. */
export const topicId = (topic: string): string => `topic-${slug(topic)}`;
