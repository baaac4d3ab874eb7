import { globSync } from 'node:fs';
import { basename, matchesGlob, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { readYaml } from './read-yaml.ts';

/** A collection with one entry for each YAML file that matches; the file's name is the entry's id. */
export function yamlFiles(pattern: string, schema: z.ZodType<Record<string, unknown>>): Loader {
  return {
    name: 'yaml-files',
    load: async (context) => {
      const { store, watcher, logger } = context;
      const load = async () => {
        const files = globSync(pattern);
        if (files.length === 0) throw new Error(`There is no file ${pattern}: the site needs it.`);
        const entries = files.map((file) => ({
          id: basename(file, '.yaml'),
          filePath: file.replaceAll('\\', '/'),
          data: readYaml(file, schema),
        }));
        store.clear();
        for (const entry of entries) {
          store.set({ ...entry, data: await context.parseData(entry) });
        }
      };
      await load();

      // While developing: a file that is wrong for a moment must not stop the server.
      const reload = (changed: string) => {
        if (!matchesGlob(relative(process.cwd(), changed), pattern)) return;
        load().catch((error: unknown) => {
          logger.error(String(error));
        });
      };
      watcher?.on('add', reload).on('change', reload).on('unlink', reload);
    },
  };
}
