import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { colorFaults } from '../../domain/look/color-pairs.ts';
import { ownColors, type Color } from '../../domain/look/palette.ts';
import { DrawingFault, readSafeDrawing, type SafeDrawing } from '../../domain/look/safe-drawing.ts';
import { contentError } from '../../domain/words/content-error.ts';
import { complain, hint, text } from '../read/fields.ts';
import type { Complaint } from '../read/complaint.ts';

// The pattern guarantees the type of the result.
const color = z.string().refine((value) => /^#[\da-f]{6}$/i.test(value), {
  error: ({ input }) => `"${String(input)}" isn’t a color we can read`,
  params: {
    cure: "Write # and then six digits 0 to 9 or letters a to f, all in quotes: '#1f5673'",
  },
}) as unknown as z.ZodType<Color>;

const chosen = (description: string, example: Color) =>
  hint(
    color.optional(),
    `${description}; put quotes around it, because a bare # starts a comment`,
    example,
  );

const colorsOf = (theme: 'light' | 'dark') => {
  const own = ownColors[theme];
  const colors = z
    .strictObject({
      paper: chosen('The page', own.paper),
      sheet: chosen('Cards and fields', own.sheet),
      ink: chosen('Text and drawings', own.ink),
      soft: chosen('Less important text, and the outlines of buttons and fields', own.soft),
      hair: chosen('Thin lines between things', own.hair),
      accent: chosen('Links and buttons', own.accent),
      line: chosen('The line through the site, and lines that highlight something', own.line),
      second: chosen('A second color: the focus ring, and diagrams', own.second),
    })
    .optional();
  return hint(colors, `The colors of the ${theme} theme, each in quotes; one is enough`, {
    accent: own.accent,
  });
};

/**
 * Maximum number of characters in a drawing. The logo's limit is lower, because every page contains
 * it.
 */
const longestLogo = 4_000;
const longestDrawing = 20_000;

function imageFault(path: string): Complaint | undefined {
  if (!/^[a-z0-9][a-z0-9/_-]*\.(png|jpe?g|webp|avif)$/.test(path)) {
    return {
      message: `"${path}" doesn’t work as a picture’s name`,
      cure: 'Use lowercase letters, digits and dashes, end with .png, .jpg, .webp or .avif, and leave off content/: look/bridge.jpg',
    };
  }
  if (existsSync(join('content', path))) return undefined;
  return {
    message: `there’s no picture at content/${path}`,
    cure: 'Add the picture there, fix its name, or delete this line.',
  };
}

const imageFile = z.string().superRefine((path, context) => {
  complain(context, [], imageFault(path));
});

/** Reads an SVG file in content/. Returns a complaint if it's missing or unsafe. */
function checkDrawing(path: string, longest: number): SafeDrawing | Complaint {
  const file = join('content', path).replaceAll('\\', '/');
  if (!/^[a-z0-9][a-z0-9/_-]*\.svg$/.test(path)) {
    return {
      message: `"${path}" doesn’t work as a drawing’s name`,
      cure: 'Use lowercase letters, digits and dashes, end with .svg, and leave off content/: look/logo.svg',
    };
  }
  if (!existsSync(file)) {
    return {
      message: `there’s no drawing at ${file}`,
      cure: 'Add the drawing there, fix its name, or delete this line.',
    };
  }
  try {
    const drawing = readDrawingFile(path);
    if (drawing.markup.length <= longest) return drawing;
    return {
      message: `${file} has ${String(drawing.markup.length)} characters of shapes, and the limit is ${String(longest)}`,
      cure: 'Simplify its paths in your drawing program, and save its numbers with fewer decimals.',
    };
  } catch (error) {
    if (!(error instanceof DrawingFault)) throw error;
    const { message, line, cure } = error;
    return { message: `${message} (${file}, line ${String(line)})`, cure };
  }
}

const logo = z.string().superRefine((path, context) => {
  const drawing = checkDrawing(path, longestLogo);
  if ('message' in drawing) {
    complain(context, [], drawing);
    return;
  }
  const [, , width, height] = drawing.field;
  if (Math.max(width / height, height / width) <= 2) return;
  complain(context, [], {
    message: `the logo is ${String(width)} wide and ${String(height)} tall, but it has to fit a square icon`,
    cure: 'Use the symbol alone, without words: at most twice as wide as it’s tall, or twice as tall as it’s wide.',
  });
});

const homePicture = z.string().superRefine((value, context) => {
  if (value === 'process-diagram' || value === 'none') return;
  if (value.endsWith('.svg')) {
    const drawing = checkDrawing(value, longestDrawing);
    if ('message' in drawing) complain(context, [], drawing);
  } else if (/\.\w+$/.test(value)) {
    complain(context, [], imageFault(value));
  } else {
    complain(context, [], {
      message: `"${value}" isn’t process-diagram, none or a picture`,
      cure: 'Write process-diagram, none, or a picture inside content/, like look/bridge.jpg',
    });
  }
});

/** Distinguishes a file from a built-in picture. */
const isPictureFile = (value: string) => value.includes('.');

/** content/look.yaml: colors, logo and pictures. Everything is optional. */
export const lookSchema = z
  .strictObject({
    colors: hint(
      z.strictObject({ light: colorsOf('light'), dark: colorsOf('dark') }).optional(),
      'The board’s colors, in light mode and in dark mode',
      { light: { accent: ownColors.light.accent } },
    ),
    logo: hint(
      logo.optional(),
      'A drawing in content/look, for the header and the icons; optional',
      'look/logo.svg',
    ),
    homePicture: hint(
      homePicture.optional(),
      'What goes next to the first words on Home: process-diagram, none, or a picture inside content/',
      'look/bridge.jpg',
    ),
    homePictureAlt: hint(
      text(240).optional(),
      'What the home picture shows, for people who can’t see it',
      'A steel bridge, seen from the river.',
    ),
    socialCard: hint(
      imageFile.optional(),
      'The picture chat apps show with a link, 1200 × 630 pixels; optional',
      'look/card.png',
    ),
    equipment: hint(
      z.boolean().optional(),
      'Whether pages have the chemical engineering drawings, and the line that connects them',
      true,
    ),
  })
  .superRefine(({ colors = {}, homePicture: picture, homePictureAlt }, context) => {
    for (const { theme, key, ...fault } of colorFaults(colors)) {
      complain(context, ['colors', theme, key], fault);
    }
    if (picture !== undefined && isPictureFile(picture) && homePictureAlt === undefined) {
      complain(context, ['homePicture'], {
        message: 'there’s no description of the picture for people who can’t see it',
        cure: 'Add a line below it: homePictureAlt: A steel bridge, seen from the river.',
      });
    }
  });

type LookFile = z.infer<typeof lookSchema>;

/** Defaults to the process diagram if pages have equipment drawings. */
export const homePictureOf = ({ homePicture: chosenOne, equipment = true }: LookFile): string =>
  chosenOne ?? (equipment ? 'process-diagram' : 'none');

export const readDrawingFile = (path: string): SafeDrawing =>
  readSafeDrawing(readFileSync(join('content', path), 'utf8'));

interface Size {
  width: number;
  height: number;
}

const smallestHomePicture = 800;
const cardSize = { width: 1200, height: 630 };

/** Reports pictures of the wrong size. Skips pictures whose size isn't known. */
export function pictureSizeFaults(
  { homePicture: picture = '', socialCard }: LookFile,
  sizeOf: (path: string) => Size | undefined,
): Error[] {
  const lines = readFileSync('content/look.yaml', 'utf8').split('\n');
  const fault = (key: string, { width, height }: Size, cure: string) =>
    contentError('content/look.yaml', [
      {
        line: Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1),
        text: `"${key}" isn’t right: the picture is ${String(width)} × ${String(height)} pixels.`,
        cure,
      },
    ]);
  const home = sizeOf(picture);
  const card = socialCard === undefined ? undefined : sizeOf(socialCard);
  return [
    ...(home && home.width < smallestHomePicture
      ? [fault('homePicture', home, 'Use one that’s at least 800 pixels wide.')]
      : []),
    ...(card && (card.width !== cardSize.width || card.height !== cardSize.height)
      ? [
          fault(
            'socialCard',
            card,
            'Make it 1200 wide and 630 high, or delete the line and the site draws one itself.',
          ),
        ]
      : []),
  ];
}
