import type { Key } from './engine-browser.ts';

/** WebDriver's code points for special keys. */
const codes: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/** Returns a click in the format that both WebDriver protocols share. */
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

/** Returns typed characters in the same format. */
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

export const pressActions = (key: Key) => typeActions(codes[key]);
