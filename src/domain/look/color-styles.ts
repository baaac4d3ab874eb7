import type { Colors, Palette } from './palette.ts';

/** The custom properties by which the style sheets know the colors. */
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

/** What takes the place of our colors where the reader has chosen some for the whole machine. */
const forced = { paper: 'Canvas', sheet: 'Canvas', line: 'Highlight' } as const;
const forcedText = {
  ink: 'CanvasText',
  soft: 'CanvasText',
  hair: 'CanvasText',
  second: 'CanvasText',
};

/** The colors of a board as a style sheet. */
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
