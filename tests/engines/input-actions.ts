import type { Key } from './engine-browser.ts';

/** Keys without a letter, as WebDriver writes them. */
const codes: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/** What a mouse does that clicks at a place of the window, in the words of both WebDriver protocols. */
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

/** What a keyboard does that types these letters, in the same words. */
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

/** What a keyboard does that presses one key. */
export const pressActions = (key: Key) => typeActions(codes[key]);
