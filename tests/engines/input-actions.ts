import type { Key } from './engine-browser.ts';

/** WebDriver's codes for keys that aren't letters. */
const codes: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/** Returns the actions of a click, for both WebDriver protocols. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Returns the actions of typing these letters. */
export const typeActions = (letters: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(letters).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Returns the actions of pressing a key. */
export const pressActions = (key: Key) => typeActions(codes[key]);
