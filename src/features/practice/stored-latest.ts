import { latestOf, type AtWork } from '../../domain/practice/latest.ts';
import { store } from '../../ui/use-stored.ts';
import { latestKey, storedPractice } from './stored-practice.ts';

/** Remembers which problem was worked at last, for src/layouts/ContinuePractice.astro. */
export const storeLatest = (atWork: AtWork): void => {
  store(latestKey, JSON.stringify(latestOf(storedPractice(), atWork)));
};
