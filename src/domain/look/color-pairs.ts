import { contrast, nearestShade, type Color } from './contrast.ts';
import {
  paletteOf,
  shapeNeeds,
  textNeeds,
  type ChosenColors,
  type Colors,
  type Theme,
} from './palette.ts';

type Role = keyof Colors;

/** Two colors that meet on the site, and how well the first has to be seen on the second. */
interface Pair {
  front: Role;
  back: Role;
  needed: number;
}

/** A line that only separates says nothing that words do not say; it has to be there at all. */
const hairNeeds = 1.15;

const on = (front: Role, needed: number, ...backs: Role[]): Pair[] =>
  backs.map((back) => ({ front, back, needed }));

const pairs: readonly Pair[] = [
  ...on('ink', textNeeds, 'paper', 'sheet', 'wash'),
  ...on('soft', textNeeds, 'paper', 'sheet', 'wash'),
  ...on('accent', textNeeds, 'paper', 'sheet', 'wash'),
  ...on('hover', textNeeds, 'paper', 'sheet', 'wash'),
  ...on('onAccent', textNeeds, 'accent', 'hover'),
  ...on('onLine', textNeeds, 'line'),
  ...on('second', textNeeds, 'paper', 'sheet'),
  ...on('line', shapeNeeds, 'paper', 'sheet'),
  ...on('hair', hairNeeds, 'paper', 'sheet'),
];

/** What a color is for, as the beginning or the end of a sentence. */
const words: Record<Role, string> = {
  paper: 'the page',
  sheet: 'cards and fields',
  ink: 'text',
  soft: 'quiet text',
  hair: 'the thin lines between things',
  accent: 'links and buttons',
  hover: 'links and buttons under the pointer',
  onAccent: 'button text',
  line: 'the line through the site',
  onLine: 'selected text',
  second: 'the second color, which is also the focus ring',
  wash: 'light highlights',
};

/** What a board chooses by whose line a color changes. */
const chosenBy: Record<Role, readonly (keyof ChosenColors)[]> = {
  paper: ['paper'],
  sheet: ['sheet'],
  ink: ['ink'],
  soft: ['soft'],
  hair: ['hair'],
  accent: ['accent'],
  hover: ['accent', 'ink'],
  onAccent: ['accent'],
  line: ['line', 'accent'],
  onLine: ['line', 'accent'],
  second: ['second'],
  wash: ['line', 'accent', 'paper'],
};

/** A choice that somebody could not see, in words. */
interface ColorFault {
  theme: Theme;
  /** The color to change, which stands in the file. */
  key: keyof ChosenColors;
  message: string;
  cure: string;
}

type Chosen = Partial<Record<Theme, ChosenColors | undefined>>;

/** Every chosen color that is not seen on another, or others not on it, with a shade that would do. */
export function colorFaults(chosen: Chosen): ColorFault[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const failing = failingPairs(theme, chosen).map((pair) => ({
      ...pair,
      key: culpritOf(pair, chosen[theme] ?? {}),
    }));
    return [...new Set(failing.map(({ key }) => key))].map((key) => ({
      theme,
      key,
      message: messageOf(
        theme,
        failing.filter((pair) => pair.key === key),
        paletteOf(chosen)[theme],
      ),
      cure: cureOf(theme, key, chosen),
    }));
  });
}

function failingPairs(theme: Theme, chosen: Chosen): Pair[] {
  const colors = paletteOf(chosen)[theme];
  return pairs.filter(({ front, back, needed }) => contrast(colors[front], colors[back]) < needed);
}

/** The color to change: the one in front if it was chosen, or else the one behind it. */
function culpritOf({ front, back }: Pair, own: ChosenColors): keyof ChosenColors {
  const keys = [...chosenBy[front], ...chosenBy[back]];
  return keys.find((key) => own[key] !== undefined) ?? keys[0] ?? 'ink';
}

/** What is not seen on what, each thing once, where it is first not seen. */
function messageOf(theme: Theme, failing: readonly Pair[], colors: Colors): string {
  const told = failing.filter(
    ({ front }, at) => failing.findIndex((other) => other.front === front) === at,
  );
  const sentences = told.map(({ front, back, needed }) => {
    // Rounded down: what is said never reaches what is needed.
    const ratio = Math.floor(contrast(colors[front], colors[back]) * 100) / 100;
    return `of ${words[front]} (${colors[front]}) on ${words[back]} (${colors[back]}) is ${ratio.toFixed(2)}, but it has to be at least ${String(needed)}`;
  });
  return `in the ${theme} theme the contrast ${sentences.join('; that ')}`;
}

/** The nearest shade with which all is seen that depends on the color. */
function cureOf(theme: Theme, key: keyof ChosenColors, chosen: Chosen): string {
  const isHealed = (shade: Color) =>
    failingPairs(theme, { ...chosen, [theme]: { ...chosen[theme], [key]: shade } }).every(
      (pair) => ![...chosenBy[pair.front], ...chosenBy[pair.back]].includes(key),
    );
  const shade = nearestShade(paletteOf(chosen)[theme][key], isHealed);
  return shade === undefined
    ? `No shade of this color works next to the others. Pick the "${theme}" colors together, dark on light or light on dark.`
    : `The nearest shade that works: ${key}: '${shade}'`;
}
