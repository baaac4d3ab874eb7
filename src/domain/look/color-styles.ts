import type { Colors, Palette } from './palette.ts';

/** Custom properties of the colors in the style sheets. */
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

/** Writes a board's colors as a style sheet. */
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
