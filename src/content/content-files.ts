import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, matchesGlob, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { missingFile } from '../domain/content-error.ts';
import { dropLinks } from '../domain/drop-links.ts';
import { unlinked } from '../domain/linked-text.ts';
import { newsletterPictureFaults, withPicturePlaces } from './newsletter-pictures.ts';
import { pictureEnding } from './picture-files.ts';
import { parseMarkdown } from './read-markdown.ts';
import { parseYaml } from './read-yaml.ts';
import { isSwitchedOff, readMenu } from './site-menu.ts';
import { mayBeEmpty } from './sources.ts';

/**
 * A collection with one entry for each file that matches: YAML, or Markdown or a lesson with YAML
 * above it. The file's name is the entry's id.
 */
export function contentFiles(pattern: string, schema: z.ZodType<Record<string, unknown>>): Loader {
  return {
    name: 'content-files',
    load: async (context) => {
      const { store, watcher, logger } = context;
      const load = async () => {
        const files = globSync(pattern);
        if (files.length === 0 && !mayBeEmpty.includes(pattern)) throw missingFile(pattern);
        const isOff = isSwitchedOff(readMenu());
        const entries = files.map((file) => {
          const filePath = file.replaceAll('\\', '/');
          const text = readFileSync(file, 'utf8');
          const { data, body } = /\.mdx?$/.test(file)
            ? parseMarkdown(filePath, text, schema)
            : { data: parseYaml(filePath, text, schema), body: undefined };
          return {
            id: basename(file).replace(/\.\w+$/, ''),
            filePath,
            data: dropLinks(data, isOff),
            body: body === undefined ? undefined : unlinked(body, isOff),
          };
        });
        for (const { filePath } of entries.filter(isArticle)) {
          const [fault] = await newsletterPictureFaults(filePath, readFileSync(filePath, 'utf8'));
          if (fault) throw fault;
        }
        store.clear();
        for (const { body, ...entry } of entries) {
          store.set({
            ...entry,
            data: await context.parseData(entry),
            // The text of a lesson is computed and typeset by src/documents.
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
      // While developing: a file that is wrong for a moment must not stop the server. What is wrong
      // is said on the page, by tools/show-faults.ts, and by whatever needs what was not read.
      const keepGoing = (error: unknown) => {
        const { name, message } = error as Error;
        if (name !== 'ContentError') logger.error(message);
      };
      await load().catch(keepGoing);
      const reload = (changed: string) => {
        const file = relative(process.cwd(), changed);
        const isBeside = dirname(file) === dirname(pattern) && pictureEnding.test(file);
        if (matchesGlob(file, pattern) || isBeside) load().catch(keepGoing);
      };
      watcher.on('add', reload).on('change', reload).on('unlink', reload);
    },
  };
}

/** Whether a file is a text that the framework draws, with pictures beside it. */
const isArticle = ({ filePath }: { filePath: string }) => filePath.endsWith('.md');
