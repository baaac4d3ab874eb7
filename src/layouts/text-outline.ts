import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

/** Words as a shape: pictures made at build must not depend on the fonts of the machine. */
export interface Outline {
  d: string;
  width: number;
}

const fonts = new Map<string, Font[]>();

/** Draws one line of text, its baseline at y = 0, in a typeface of the project. */
export function textOutline(typeface: string, text: string, size: number): Outline {
  const files = fonts.get(typeface) ?? readFonts(typeface);
  fonts.set(typeface, files);
  let x = 0;
  const shapes = Array.from(text, (letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    const font = files.find((file) => file.hasGlyphForCodePoint(codePoint)) ?? files[0];
    if (!font) throw new Error(`The typeface ${typeface} has no files.`);
    const glyph = font.glyphForCodePoint(codePoint);
    const scale = size / font.unitsPerEm;
    const d = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += glyph.advanceWidth * scale;
    return d;
  });
  return { d: shapes.join(''), width: x };
}

/** Our own subset first, then the letters beyond it. */
function readFonts(typeface: string): Font[] {
  return [
    `src/styles/fonts/${typeface}.woff2`,
    `node_modules/@fontsource-variable/${typeface}/files/${typeface}-latin-ext-wght-normal.woff2`,
  ].map((file) => {
    const font = create(readFileSync(file));
    if (font.isCollection) throw new Error(`${file} holds several fonts; name a file with one.`);
    return font;
  });
}
