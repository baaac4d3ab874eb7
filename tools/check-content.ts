import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import sharp from 'sharp';
import { referenceFaults } from '../src/content/check-references.ts';
import { contentError, missingFile } from '../src/domain/content-error.ts';
import { parseMarkdown } from '../src/content/read-markdown.ts';
import { parseYaml } from '../src/content/read-yaml.ts';
import { sources, unpublished } from '../src/content/sources.ts';

const pictures = /\.(png|jpe?g|webp|avif)$/;
const known = Object.values({ ...sources, ...unpublished });
const drawings = /^content\/(lessons|problems)\/figures\/[a-z0-9-]+\.svg$/;
const smallestPortrait = { width: 640, height: 800 };

/** Everything that is wrong in the files of content/, each by itself and with the others, in words. */
export async function contentFaults(): Promise<string[]> {
  const files = globSync('content/**/*')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(file).isFile() && !basename(file).startsWith('.'))
    .sort();
  const missing = Object.values(sources)
    .filter((source) => !files.some((file) => matchesGlob(file, source.files)))
    .map((source) => missingFile(source.files));
  const portraits = await Promise.all(
    files.filter((file) => dirname(file) === 'content/officers/portraits').map(portraitFaults),
  );
  return [...missing, ...files.flatMap(fileFaults), ...portraits.flat(), ...referenceFaults()].map(
    ({ message }) => message,
  );
}

function fileFaults(file: string): Error[] {
  const source = known.find(({ files }) => matchesGlob(file, files));
  if (!source) return pictures.test(file) || drawings.test(file) ? [] : [strayFault(file)];
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) {
    return [
      fault(
        file,
        'letters with accents are saved in an old way that browsers misread.',
        'Save the file as UTF-8.',
      ),
    ];
  }
  const text = bytes.toString();
  return [...nameFaults(file), ...pictureFaults(file, text), ...schemaFaults(file, text, source)];
}

function schemaFaults(file: string, text: string, { schema }: (typeof known)[number]): Error[] {
  try {
    if (file.endsWith('.yaml')) parseYaml(file, text, schema);
    else parseMarkdown(file, text, schema);
    return [];
  } catch (error) {
    return [error as Error];
  }
}

/** A file that no page would ever show. */
function strayFault(file: string): Error {
  const cure = file.endsWith('.yml')
    ? `Name it ${basename(file, '.yml')}.yaml.`
    : 'Correct its name or its folder, or delete it. docs/editing.md says what is where.';
  return fault(file, 'no page reads this file, so nobody would see what is in it.', cure);
}

/** The name of a Markdown file becomes an address. */
function nameFaults(file: string): Error[] {
  if (file.endsWith('.yaml') || /^[a-z0-9]+(-[a-z0-9]+)*\.mdx?$/.test(basename(file))) return [];
  return [
    fault(
      file,
      `"${basename(file)}" becomes the address of a page, which cannot have spaces, capitals or signs.`,
      `Use small letters, digits and dashes: name a newsletter for its year and month, like 2026-12.md.`,
    ),
  ];
}

/** Pictures in a newsletter, which have no way to the page yet. */
function pictureFaults(file: string, text: string): Error[] {
  if (!file.endsWith('.md')) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      /!\[[^\]]*\]\((?!\/)/.test(line)
        ? [
            fault(
              file,
              'a picture in a newsletter would not be shown.',
              'Describe it in words and delete "![…](…)".',
              index + 1,
            ),
          ]
        : [],
    );
}

async function portraitFaults(file: string): Promise<Error[]> {
  if (!pictures.test(file)) return [];
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  const isLarge = width >= smallestPortrait.width && height >= smallestPortrait.height;
  if (isLarge && height > width) return [];
  return [
    fault(
      file,
      width === 0
        ? 'this is not a picture that can be read.'
        : `this portrait is ${String(width)} × ${String(height)} pixels.`,
      'Use an upright one of at least 640 × 800 pixels, with the face in its upper half.',
    ),
  ];
}

const fault = (file: string, text: string, cure: string, line = 1) =>
  contentError(file, [{ line, text, cure }]);
