import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { pictureSizeFaults } from '../../src/content/look/schema.ts';
import { foundationFaults } from '../../src/content/everything/foundation.ts';
import { referenceFaults } from '../../src/content/everything/check.ts';
import { contentError, missingFile } from '../../src/domain/words/content-error.ts';
import {
  namedPictures,
  newsletterPictureFaults,
} from '../../src/content/news/newsletter-pictures.ts';
import { heicEnding, pictureEnding } from '../../src/content/pictures/picture-files.ts';
import { portraitFault } from '../../src/content/officers/portraits.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { parseYaml } from '../../src/content/read/read-yaml.ts';
import { mayBeEmpty, sources, unpublished } from '../../src/content/everything/sources.ts';
import { librarySubjectsFile } from '../../src/content/everything/with-library.ts';
import { booksSchema, librarySchema } from '../../src/content/library/schema.ts';
import { versionFaults } from '../new/migrations.ts';
import { anyFileFaults } from './any-file.ts';
import { changeFaults } from './change-faults.ts';
import { lastChange } from './committed.ts';
import { fieldWordFaults } from './field-words.ts';
import { isLitter, nameFaults, nameMeant, strayFault } from './stray-files.ts';
import { contentFiles, inLibrary } from '../../src/content/read/source-files.ts';

const library = { files: librarySubjectsFile, schema: librarySchema };
const books = { files: inLibrary('books.yaml'), schema: booksSchema };
const known = Object.values({ ...sources, ...unpublished, library, books });
const drawings = /^(content|library)\/((lessons|problems)\/figures|look)\/[a-z0-9-]+\.svg$/;

/**
 * Lists all mistakes in content/. Reports a mistake before its consequences: the board's own files
 * come first, and a misnamed file comes before the files that need it.
 */
export async function contentFaults(): Promise<string[]> {
  const unfounded = foundationFaults();
  const first = unfounded.length > 0 ? unfounded : versionFaults();
  const faults = first.length > 0 ? first : await faultsOfAll();
  const change = faults.length === 0 ? lastChange() : undefined;
  return (change ? changeFaults(change) : faults).map(({ message }) => message);
}

async function faultsOfAll(): Promise<Error[]> {
  const files = globSync(contentFiles)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(file).isFile() && !isLitter(file))
    .sort();
  const strays = files.filter(isStray);
  const missing = Object.values(sources)
    .filter((source) => !mayBeEmpty.includes(source.files))
    .filter((source) => !files.some((file) => matchesGlob(file, source.files)))
    .filter((source) => !strays.some((file) => nameMeant(file) === source.files))
    .map((source) => missingFile(source.files));
  const portraits = await Promise.all(
    files
      .filter((file) => dirname(file) === 'content/officers/portraits' && pictureEnding.test(file))
      .map((file) => portraitFault(file)),
  );
  const issues = files
    .filter((file) => matchesGlob(file, sources.newsletters.files))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const pictured = await Promise.all(
    issues.map(({ file, text }) => newsletterPictureFaults(file, text)),
  );
  const shown = issues.flatMap(({ text }) => namedPictures(text).map(({ name }) => name));
  const own = files.flatMap(fileFaults);
  const isLegible = !own.some(({ message }) => message.startsWith(newsletterFolder));
  return [
    ...missing,
    ...strays.map(strayFault),
    ...anyFileFaults((file) => pictureEnding.test(file) || sourceOf(file) !== undefined),
    ...own,
    ...pictured.flat(),
    ...(isLegible && strays.length === 0
      ? files.filter((file) => isLeftOut(file, shown)).map(leftOutFault)
      : []),
    ...portraits.filter((fault) => fault !== undefined),
    ...(await lookFaults()),
    ...(strays.some((file) => !heicEnding.test(file)) ? [] : referenceFaults()),
  ];
}

const newsletterFolder = dirname(sources.newsletters.files);

/** Recognizes a picture in the newsletters' folder that no newsletter shows. */
const isLeftOut = (file: string, shown: readonly string[]) =>
  dirname(file) === newsletterFolder && pictureEnding.test(file) && !shown.includes(basename(file));

const leftOutFault = (file: string) =>
  fault(
    file,
    'no newsletter shows this picture.',
    `Add it to one, on its own line: ![What it shows](${basename(file)}). Or delete it.`,
  );

const sourceOf = (file: string) => known.find(({ files }) => matchesGlob(file, files));

const isStray = (file: string) =>
  !sourceOf(file) && !pictureEnding.test(file) && !drawings.test(file);

function fileFaults(file: string): Error[] {
  const source = sourceOf(file);
  if (!source) return [];
  const text = readFileSync(file, 'utf8');
  const words = file.endsWith('.mdx') ? fieldWordFaults(file, text) : [];
  return [...nameFaults(file), ...schemaFaults(file, text, source), ...words];
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

const fault = (file: string, text: string, cure: string) =>
  contentError(file, [{ line: 1, text, cure }]);

/** Checks the sizes of pictures in content/look.yaml, if that file is valid. */
async function lookFaults(): Promise<Error[]> {
  const { files, schema } = sources.look;
  if (!existsSync(files)) return [];
  const look = schema.safeParse(parse(readFileSync(files, 'utf8')));
  if (!look.success) return [];
  const named = [look.data.homePicture ?? '', look.data.socialCard ?? ''].filter((path) =>
    pictureEnding.test(path),
  );
  const sizes = new Map(
    await Promise.all(named.map(async (path) => [path, await sizeOf(`content/${path}`)] as const)),
  );
  return pictureSizeFaults(look.data, (path) => sizes.get(path));
}

const sizeOf = (file: string) =>
  sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
