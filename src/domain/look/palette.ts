import { contrast, mix, nearestShade, readableOn, type Color } from './contrast.ts';

/** What a board may choose for a theme; whatever it leaves out is found from the rest. */
export interface ChosenColors {
  /** The page. */
  paper?: Color | undefined;
  /** Cards, fields and vessels. */
  sheet?: Color | undefined;
  /** Text and drawings. */
  ink?: Color | undefined;
  /** Less important text, and the outlines of buttons and fields. */
  soft?: Color | undefined;
  /** Lines that only separate. */
  hair?: Color | undefined;
  /** Links and buttons. */
  accent?: Color | undefined;
  /** The line through the site, and what is marked by a stroke. */
  line?: Color | undefined;
  /** The second stream of drawings, and the ring around what has the focus. */
  second?: Color | undefined;
}

/** All colors of a theme, by what they are for. */
export type Colors = Record<keyof ChosenColors | 'hover' | 'onAccent' | 'onLine' | 'wash', Color>;

/** The colors of a board: on screens by day and by night, and on paper. */
export interface Palette {
  light: Colors;
  dark: Colors;
  print: Colors;
}

/** The two themes of screens. */
export type Theme = 'light' | 'dark';

/** The colors of a board that chooses none: paper by day, a control room by night. */
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

/** The contrast that text needs: WCAG 2, level AA. */
export const textNeeds = 4.5;

/** The contrast that lines and shapes need which say something. */
export const shapeNeeds = 3;

/** The shares by which a color that nobody chose follows from one that somebody did. */
const washed = 0.09;
const hovered = 0.25;
/** On paper quiet text is darker than on a screen, which shines. */
const inked = 0.34;
const ownPrintWash: Color = '#f6f1ea';

/** All colors of a board, from the few that it has chosen. */
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
      // What is solid on a screen is an outline on paper.
      onAccent: light.hover,
      wash: light.wash === ownColors.light.wash ? ownPrintWash : light.wash,
    },
  };
}

/** The colors of a theme. One that is chosen for the other theme alone comes in a shade for this one. */
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
