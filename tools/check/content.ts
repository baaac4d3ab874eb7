import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import { referenceFaults } from '../../src/content/everything/check.ts';
import { contentError, missingFile } from '../../src/domain/words/content-error.ts';
import {
  namedPictures,
  newsletterPictureFaults,
} from '../../src/content/news/newsletter-pictures.ts';
import { pictureEnding } from '../../src/content/pictures/picture-files.ts';
import { portraitFault } from '../../src/content/officers/portraits.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { parseYaml } from '../../src/content/read/read-yaml.ts';
import { mayBeEmpty, sources, unpublished } from '../../src/content/everything/sources.ts';
import { lookFaults } from './look.ts';
import { isLitter, nameFaults, strayFault } from './stray-files.ts';

const known = Object.values({ ...sources, ...unpublished });
const drawings = /^content\/((lessons|problems)\/figures|look)\/[a-z0-9-]+\.svg$/;

/** Everything that is wrong in the files of content/, each by itself and with the others, in words. */
export async function contentFaults(): Promise<string[]> {
  const files = globSync('content/**/*')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(file).isFile() && !isLitter(file))
    .sort();
  const missing = Object.values(sources)
    .filter((source) => !mayBeEmpty.includes(source.files))
    .filter((source) => !files.some((file) => matchesGlob(file, source.files)))
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
  return [
    ...missing,
    ...files.flatMap(fileFaults),
    ...pictured.flat(),
    ...files.filter((file) => isLeftOut(file, shown)).map(leftOutFault),
    ...portraits.filter((fault) => fault !== undefined),
    ...(await lookFaults()),
    ...referenceFaults(),
  ].map(({ message }) => message);
}

/** Whether a picture lies beside the newsletters, and none of them shows it. */
const isLeftOut = (file: string, shown: readonly string[]) =>
  dirname(file) === dirname(sources.newsletters.files) &&
  pictureEnding.test(file) &&
  !shown.includes(basename(file));

const leftOutFault = (file: string) =>
  fault(
    file,
    'no newsletter shows this picture.',
    `Add it to one, on its own line: ![What it shows](${basename(file)}). Or delete it.`,
  );

function fileFaults(file: string): Error[] {
  const source = known.find(({ files }) => matchesGlob(file, files));
  if (!source) return pictureEnding.test(file) || drawings.test(file) ? [] : [strayFault(file)];
  const text = readFileSync(file, 'utf8');
  return [...nameFaults(file), ...schemaFaults(file, text, source)];
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
