import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
import sharp from 'sharp';
import { referenceFaults } from '../src/content/check-references.ts';
import { contentError, missingFile } from '../src/domain/content-error.ts';
import { parseMarkdown } from '../src/content/read-markdown.ts';
import { parseYaml } from '../src/content/read-yaml.ts';
import { sources } from '../src/content/sources.ts';
import { isLitter, nameFaults, strayFault } from './stray-files.ts';

const pictures = /\.(png|jpe?g|webp|avif)$/;
const drawings = /^content\/(lessons|problems)\/figures\/[a-z0-9-]+\.svg$/;
const smallestPortrait = { width: 640, height: 800 };

/** Everything that is wrong in the files of content/, each by itself and with the others, in words. */
export async function contentFaults(): Promise<string[]> {
  const files = globSync('content/**/*')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(file).isFile() && !isLitter(file))
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
  const source = Object.values(sources).find(({ files }) => matchesGlob(file, files));
  if (!source) return pictures.test(file) || drawings.test(file) ? [] : [strayFault(file)];
  const text = readFileSync(file, 'utf8');
  return [...nameFaults(file), ...pictureFaults(file, text), ...schemaFaults(file, text, source)];
}

function schemaFaults(
  file: string,
  text: string,
  { schema }: (typeof sources)[keyof typeof sources],
): Error[] {
  try {
    if (file.endsWith('.yaml')) parseYaml(file, text, schema);
    else parseMarkdown(file, text, schema);
    return [];
  } catch (error) {
    return [error as Error];
  }
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
