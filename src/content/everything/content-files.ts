import { readFileSync } from 'node:fs';
import { dirname, matchesGlob, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { engineHash } from '../../documents/compiled/engine-hash.ts';
import { missingFile } from '../../domain/words/content-error.ts';
import { unlinked, dropLinks } from '../../domain/words/linked-text.ts';
import { newsletterPictureFaults, withPicturePlaces } from '../news/newsletter-pictures.ts';
import { pictureEnding } from '../pictures/picture-files.ts';
import { parseMarkdown } from '../read/read-markdown.ts';
import { parseYaml } from '../read/read-yaml.ts';
import { nameOf, sourceFiles } from '../read/source-files.ts';
import { taughtLessonSchema } from '../documents/lesson-schema.ts';
import { taughtProblemSchema } from '../practice/schema.ts';
import { foundationFaults } from './foundation.ts';
import { mayBeEmpty, sources } from './sources.ts';
import { isOffPage, librarySubjectsFile, withLibrary } from './with-library.ts';
import { defineCollection } from 'astro:content';

/**
 * Part of each entry's digest. Astro keeps entries between builds, but new code may parse them
 * differently.
 */
const engine = engineHash(['src/content.config.ts']);

/** Lists that assign lessons and problems to courses. */
const lists: readonly string[] = [
  sources.courses.files,
  sources.practice.files,
  librarySubjectsFile,
];

/** Sources whose records depend on `lists`. */
const listed: readonly string[] = ['courses', 'practice', 'lessons', 'problems'];

/**
 * Loads a collection with an entry for each file (YAML, or Markdown with front matter). The id is
 * the file name.
 */
function contentFiles(
  source: string,
  pattern: string,
  schema: z.ZodType<Record<string, unknown>>,
): Loader {
  return {
    name: 'content-files',
    load: async (context) => {
      const { store, watcher, logger } = context;
      const load = async () => {
        const [unfounded] = foundationFaults();
        if (unfounded) throw unfounded;
        const files = sourceFiles(pattern);
        if (files.length === 0 && !mayBeEmpty.includes(pattern)) throw missingFile(pattern);
        const isOff = isOffPage();
        const complete = withLibrary(source);
        const entries = files.flatMap((filePath) => {
          const text = readFileSync(filePath, 'utf8');
          const { data: written, body } = /\.mdx?$/.test(filePath)
            ? parseMarkdown(filePath, text, schema)
            : { data: parseYaml(filePath, text, schema), body: undefined };
          const data = complete({ file: filePath, data: written });
          if (!data) return [];
          return {
            id: nameOf(filePath),
            filePath,
            data: dropLinks(data, isOff),
            body: body === undefined ? undefined : unlinked(body, isOff),
          };
        });
        for (const { filePath } of entries.filter(isArticle)) {
          const [fault] = await newsletterPictureFaults(filePath, readFileSync(filePath, 'utf8'));
          if (fault) throw fault;
        }
        // Pages rely on the order of the store, so rebuild it when a file is added or deleted.
        if (entries.map(({ id }) => id).join() !== store.keys().join()) store.clear();
        for (const { body, ...entry } of entries) {
          const digest = context.generateDigest(JSON.stringify([engine, entry, body]));
          if (store.get(entry.id)?.digest === digest) continue;
          store.set({
            digest,
            ...entry,
            data: await context.parseData(entry),
            // Only articles are rendered here; src/documents compiles lessons and problems.
            ...(body !== undefined &&
              isArticle(entry) && {
                body,
                rendered: await context.renderMarkdown(withPicturePlaces(body)),
              }),
          });
        }
      };
      if (!watcher) {
        await load();
        return;
      }
      // The development server has to survive invalid files. tools/build/show-faults.ts shows the
      // error on the page.
      const keepGoing = (error: unknown) => {
        const { name, message } = error as Error;
        if (name !== 'ContentError') logger.error(message);
      };
      await load().catch(keepGoing);
      const reload = (changed: string) => {
        const file = relative(process.cwd(), changed);
        const isPicture = dirname(file) === dirname(pattern) && pictureEnding.test(file);
        const isList = listed.includes(source) && lists.includes(file);
        if (matchesGlob(file, pattern) || isPicture || isList) load().catch(keepGoing);
      };
      watcher.on('add', reload).on('change', reload).on('unlink', reload);
    },
  };
}

/** Recognizes Markdown that Astro renders, with pictures in the same folder. */
const isArticle = ({ filePath }: { filePath: string }) => filePath.endsWith('.md');

type Sources = typeof sources;

/** Schemas after the library's data has been added to the records. */
const schemas = {
  ...(Object.fromEntries(Object.entries(sources).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Sources]: Sources[Name]['schema'];
  }),
  lessons: taughtLessonSchema,
  problems: taughtProblemSchema,
};

export const collections = Object.fromEntries(
  Object.entries(sources).map(([name, { files, schema }]) => [
    name,
    defineCollection({
      loader: contentFiles(name, files, schema),
      schema: schemas[name as keyof Sources],
    }),
  ]),
) as { [Name in keyof Sources]: { loader: Loader; schema: (typeof schemas)[Name] } };
