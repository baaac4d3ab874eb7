/** Colors that a board can choose for a theme. The others are derived from them. */
export interface ChosenColors {
  /** Background of the page. */
  paper?: Color | undefined;
  /** Background of cards, fields and vessels. */
  sheet?: Color | undefined;
  /** Text and drawings. */
  ink?: Color | undefined;
  /** Secondary text, and outlines of buttons and fields. */
  soft?: Color | undefined;
  /** Separators. */
  hair?: Color | undefined;
  /** Links and buttons. */
  accent?: Color | undefined;
  /** The line that runs through the site, and other highlights. */
  line?: Color | undefined;
  /** The second stream in drawings, and the focus ring. */
  second?: Color | undefined;
}

export type Colors = Record<keyof ChosenColors | 'hover' | 'onAccent' | 'onLine' | 'wash', Color>;

export interface Palette {
  light: Colors;
  dark: Colors;
  print: Colors;
}

export type Theme = 'light' | 'dark';

/** Default colors. The light theme looks like paper, and the dark theme like a control room. */
export const ownColors: Record<Theme, Colors> = {
  light: {
    paper: '#fbfaf7',
    sheet: '#ffffff',
    ink: '#1b1a18',
    soft: '#5c5852',
    hair: '#e2ddd3',
    accent: '#b34700',
    hover: '#8f3800',
    onAccent: '#ffffff',
    line: '#e66a00',
    onLine: '#1b1206',
    second: '#1f5673',
    wash: '#fdf1e7',
  },
  dark: {
    paper: '#0e141a',
    sheet: '#151d25',
    ink: '#f1ede6',
    soft: '#a9b0b6',
    hair: '#2a343e',
    accent: '#ff9447',
    hover: '#ffb27a',
    onAccent: '#1b1206',
    line: '#ff8a2b',
    onLine: '#1b1206',
    second: '#7fb8d8',
    wash: '#241b14',
  },
};

/** Minimum contrast of text: WCAG 2, level AA. */
export const textNeeds = 4.5;

/** Minimum contrast of meaningful lines and shapes. */
export const shapeNeeds = 3;

/** Shares of another color that are mixed in to derive missing colors. */
const washed = 0.09;
const hovered = 0.25;
/**
 * Share of ink that's mixed into secondary text on paper, which needs to be darker than on a
 * screen.
 */
const inked = 0.34;
const ownPrintWash: Color = '#f6f1ea';

/** Derives all colors for both themes and for paper. */
export function paletteOf(chosen: Partial<Record<Theme, ChosenColors | undefined>>): Palette {
  const light = colorsOf('light', chosen.light ?? {}, chosen.dark ?? {});
  const dark = colorsOf('dark', chosen.dark ?? {}, chosen.light ?? {});
  return {
    light,
    dark,
    print: {
      ...light,
      paper: '#ffffff',
      sheet: '#ffffff',
      ink: '#000000',
      soft: mix(light.soft, '#000000', inked),
      hair: '#bbbbbb',
      accent: light.hover,
      // Paper has outlines where screens have solid areas.
      onAccent: light.hover,
      wash: light.wash === ownColors.light.wash ? ownPrintWash : light.wash,
    },
  };
}

/** Derives the colors of a theme. Adapts a color that was chosen only for the other theme. */
function colorsOf(theme: Theme, here: ChosenColors, there: ChosenColors): Colors {
  const own = ownColors[theme];
  const base = {
    paper: here.paper ?? own.paper,
    sheet: here.sheet ?? own.sheet,
    ink: here.ink ?? own.ink,
    soft: here.soft ?? own.soft,
    hair: here.hair ?? own.hair,
  };
  const shade = (color: Color | undefined, needed: number) =>
    color &&
    nearestShade(color, (each) =>
      [base.paper, base.sheet, mix(base.paper, each, washed)].every(
        (back) => contrast(each, back) >= needed,
      ),
    );
  const accent = here.accent ?? shade(there.accent, textNeeds);
  const line = here.line ?? shade(there.line, shapeNeeds) ?? accent;
  const isRecolored = (line ?? here.paper) !== undefined;
  return {
    ...base,
    accent: accent ?? own.accent,
    hover: accent === undefined ? own.hover : mix(accent, base.ink, hovered),
    onAccent: accent === undefined ? own.onAccent : readableOn(accent),
    line: line ?? own.line,
    onLine: line === undefined ? own.onLine : readableOn(line),
    second: here.second ?? shade(there.second, textNeeds) ?? own.second,
    wash: isRecolored ? mix(base.paper, line ?? own.line, washed) : own.wash,
  };
}

/** A color as # with six lowercase hexadecimal digits. */
export type Color = `#${string}`;

const black: Color = '#000000';
const white: Color = '#ffffff';

/** Contrast ratio of two colors according to WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colors. A share of 0 returns the first color, and 1 the second. */
function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => value + ((target[at] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns black or white, whichever has more contrast. The contrast is always at least 4.5. */
export const readableOn = (color: Color): Color =>
  contrast(white, color) >= contrast(black, color) ? white : black;

/** Returns the nearest lighter or darker shade that passes a test, if any. */
export function nearestShade(color: Color, isRight: (shade: Color) => boolean): Color | undefined {
  const steps = 50;
  for (let step = 0; step <= steps; step += 1) {
    const shade = [black, white].map((end) => mix(color, end, step / steps)).find(isRight);
    if (shade !== undefined) return shade;
  }
  return undefined;
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (color: Color) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const properties: Record<keyof Colors, string> = {
  paper: '--paper',
  sheet: '--sheet',
  ink: '--ink',
  soft: '--soft',
  hair: '--hair',
  accent: '--accent',
  hover: '--accent-hover',
  onAccent: '--on-accent',
  line: '--stream',
  onLine: '--on-stream',
  second: '--second',
  wash: '--wash',
};

/** Replacements in forced-colors mode. */
const forced = { paper: 'Canvas', sheet: 'Canvas', line: 'Highlight' } as const;
const forcedText = {
  ink: 'CanvasText',
  soft: 'CanvasText',
  hair: 'CanvasText',
  second: 'CanvasText',
};

export function colorStyles({ light, dark, print }: Palette): string {
  return `${rootOf(light)}
@media (prefers-color-scheme: dark) {${rootOf(dark)}}
@media (forced-colors: active) {${rootOf({ ...forced, ...forcedText })}}
@media print {
  @page { color: ${print.soft} }
  ${rootOf(print)}
}
`;
}

function rootOf(colors: Partial<Record<keyof Colors, string>>): string {
  const lines = Object.entries(colors).map(
    ([role, color]) => `${properties[role as keyof Colors]}: ${color};`,
  );
  return `:root { ${lines.join(' ')} }`;
}
