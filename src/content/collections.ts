import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { contentFiles } from './content-files.ts';
import { sources } from './sources.ts';

type Sources = typeof sources;

/** The sources as the framework knows them. */
export const collections = Object.fromEntries(
  Object.entries(sources).map(([name, { files, schema }]) => [
    name,
    defineCollection({ loader: contentFiles(files, schema), schema }),
  ]),
) as { [Name in keyof Sources]: { loader: Loader; schema: Sources[Name]['schema'] } };
