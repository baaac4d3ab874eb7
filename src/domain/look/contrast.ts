/** A color as # and six lowercase digits. */
export type Color = `#${string}`;

const black: Color = '#000000';
const white: Color = '#ffffff';

/** Contrast ratio of two colors by WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colors: a share of 0 is the first, 1 the second. */
export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => value + ((target[at] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Black or white, whichever has more contrast; it's always at least 4.5. */
export const readableOn = (color: Color): Color =>
  contrast(white, color) >= contrast(black, color) ? white : black;

/** Nearest lighter or darker shade that passes a test, if any. */
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
