import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';

/** Words as a shape: pictures made at build must not depend on the fonts of the machine. */
export interface Outline {
  d: string;
  width: number;
}

/** Draws one line of text, its baseline at y = 0, in a font file of the project. */
export function textOutline(fontFile: string, text: string, size: number): Outline {
  const font = create(readFileSync(fontFile));
  if (font.isCollection) throw new Error(`${fontFile} holds several fonts; name a file with one.`);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const shapes = font.glyphsForString(text).map((glyph) => {
    const d = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += glyph.advanceWidth * scale;
    return d;
  });
  return { d: shapes.join(''), width: x };
}
