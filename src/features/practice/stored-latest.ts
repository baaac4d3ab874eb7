import { latestKey } from '../../domain/practice/kept-record.ts';
import { latestOf, type AtWork } from '../../domain/practice/latest.ts';
import { store } from '../../browser/use-stored.ts';
import { storedPractice } from './stored-practice.ts';

/** Remembers which problem was worked at last, for src/features/practice/ContinuePractice.astro. */
export const storeLatest = (atWork: AtWork): void => {
  store(latestKey, JSON.stringify(latestOf(storedPractice(), atWork)));
};
