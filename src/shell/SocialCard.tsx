import { ProcessEquipment } from '../ui/drawings/ProcessEquipment.tsx';
import type { HomePicture, Look } from '../content/look/queries.ts';
import { drawingStyles } from './drawing-styles.ts';
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

interface SocialCardProps extends Pick<Look, 'palette'> {
  name: string;
  tagline: string;
  homePicture: HomePicture;
  /** Data URL of the home picture, if it's a photo. */
  photograph?: string | undefined;
}

const display = 'bricolage-grotesque';
const body = 'atkinson-hyperlegible-next';

/** Size and position of the text for each layout of the card. */
const rooms = {
  'process-diagram': { largest: 68, width: 720, lines: 2, motto: 560, top: 128 },
  drawing: { largest: 64, width: 500, lines: 4, motto: 500, top: 210 },
  picture: { largest: 64, width: 500, lines: 4, motto: 500, top: 210 },
  none: { largest: 96, width: 1040, lines: 3, motto: 1040, top: 250 },
};

/** The image that chats and social networks show with a link to the site. */
export function SocialCard({ name, tagline, homePicture, photograph, palette }: SocialCardProps) {
  // The card appears outside of the site, so it contains the colors of the light theme.
  const { light } = palette;
  const room = rooms[homePicture.kind];
  const title = fit(display, name, room);
  const motto = fit(body, tagline, { largest: 30, width: room.motto, lines: 1 });
  const lineHeight = (title.size * 74) / 68;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>{`svg{color:${light.ink}}${drawingStyles(light)}`}</style>
      <rect width="1200" height="630" fill={light.paper} />
      {title.lines.map((line, index) => (
        <path
          key={line}
          d={textOutline(display, line, title.size).d}
          transform={`translate(64 ${String(room.top + index * lineHeight)})`}
          fill={light.ink}
        />
      ))}
      <path
        d={textOutline(body, tagline, motto.size).d}
        transform={`translate(64 ${String(room.top + title.lines.length * lineHeight)})`}
        fill={light.soft}
      />
      <CardPicture homePicture={homePicture} photograph={photograph} line={light.line} />
    </svg>
  );
}

type CardPictureProps = Pick<SocialCardProps, 'homePicture' | 'photograph'> & { line: string };

/** Draws the home picture, or a line in the board's color if there's none. */
function CardPicture({ homePicture, photograph, line }: CardPictureProps) {
  switch (homePicture.kind) {
    case 'process-diagram':
      return (
        <>
          <g transform="translate(480 180) scale(1.02)">
            <ProcessEquipment />
          </g>
          <path className="stream" d="M0 327H540M1141 341H1160V630" />
        </>
      );
    case 'picture':
      return (
        <>
          <image href={photograph} x="620" width="580" height="630" />
          <rect x="612" width="8" height="630" fill={line} />
        </>
      );
    case 'drawing': {
      const [left, top, width, height] = homePicture.drawing.field;
      return (
        <>
          <svg
            x="620"
            y="60"
            width="516"
            height="510"
            viewBox={[left, top, width, height].join(' ')}
            fill="none"
          >
            <g dangerouslySetInnerHTML={{ __html: homePicture.drawing.markup }} />
          </svg>
          <rect y="622" width="1200" height="8" fill={line} />
        </>
      );
    }
    case 'none':
      return <rect y="606" width="1200" height="24" fill={line} />;
  }
}

/** Returns the largest font size at which the text fits in the available lines. */
function fit(
  font: string,
  words: string,
  room: { largest: number; width: number; lines: number },
): { size: number; lines: string[] } {
  for (let size = room.largest; size > 8; size -= 2) {
    const lines = breakLines(font, words, size, room.width);
    const widest = Math.max(...lines.map((line) => textOutline(font, line, size).width));
    if (lines.length <= room.lines && widest <= room.width) return { size, lines };
  }
  return { size: 8, lines: [words] };
}

/** Breaks text into lines of at most the given width. */
function breakLines(font: string, text: string, size: number, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    return lines.length > 0 && textOutline(font, longer, size).width <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

/** The shape of a line of text. Outlines don't depend on installed fonts. */
interface Outline {
  d: string;
  width: number;
}

const fonts = new Map<string, Font[]>();

/** Draws one line of text with its baseline at y = 0. */
function textOutline(typeface: string, text: string, size: number): Outline {
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

/** Returns our subset of the font, then its full files for the characters that the subset lacks. */
function readFonts(typeface: string): Font[] {
  return [
    `src/styles/fonts/${typeface}.woff2`,
    `node_modules/@fontsource-variable/${typeface}/files/${typeface}-latin-ext-wght-normal.woff2`,
  ].map((file) => {
    const font = create(readFileSync(file));
    if (font.isCollection) throw new Error(`${file} has several fonts; use a file with just one.`);
    return font;
  });
}
