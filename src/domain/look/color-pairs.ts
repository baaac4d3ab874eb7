import {
  contrast,
  nearestShade,
  paletteOf,
  shapeNeeds,
  textNeeds,
  type Color,
  type ChosenColors,
  type Colors,
  type Theme,
} from './palette.ts';

type Role = keyof Colors;

interface Pair {
  front: Role;
  back: Role;
  needed: number;
}

/** Minimum contrast of separators, which have to be visible but carry no meaning. */
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

/** Names of the colors in error messages. */
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

interface ColorFault {
  theme: Theme;
  /** Color to change, among those the board has chosen. */
  key: keyof ChosenColors;
  message: string;
  cure: string;
}

type Chosen = Partial<Record<Theme, ChosenColors | undefined>>;

/** Finds chosen colors with too little contrast, and suggests a shade for each. */
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

/** Returns the color to change: the foreground if the board chose it, otherwise the background. */
function culpritOf({ front, back }: Pair, own: ChosenColors): keyof ChosenColors {
  const keys = [...chosenBy[front], ...chosenBy[back]];
  return keys.find((key) => own[key] !== undefined) ?? keys[0] ?? 'ink';
}

/** Describes the pairs with too little contrast, one for each foreground color. */
function messageOf(theme: Theme, failing: readonly Pair[], colors: Colors): string {
  const told = failing.filter(
    ({ front }, at) => failing.findIndex((other) => other.front === front) === at,
  );
  const sentences = told.map(({ front, back, needed }) => {
    // Rounds down, so that insufficient contrast never looks sufficient.
    const ratio = Math.floor(contrast(colors[front], colors[back]) * 100) / 100;
    return `of ${words[front]} (${colors[front]}) on ${words[back]} (${colors[back]}) is ${ratio.toFixed(2)}, but it has to be at least ${String(needed)}`;
  });
  return `in the ${theme} theme the contrast ${sentences.join('; that ')}`;
}

/** Suggests the nearest shade with enough contrast in every pair, or says that there's none. */
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
