import { drawnAnew, readKeptDraw, type KeptDraw } from '../../domain/practice/kept-draw.ts';
import { store, storedText } from '../../browser/use-stored.ts';
import { todayKey } from './stored-practice.ts';

export const storeDraw = (draw: KeptDraw): void => {
  store(todayKey, JSON.stringify(draw));
};

export const drawAnew = (): void => {
  storeDraw(drawnAnew(readKeptDraw(storedText(todayKey))));
};
