import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { aboutSchema } from './about.ts';
import { boardSchema } from './board.ts';
import { homeSchema } from './home.ts';
import { notFoundSchema } from './not-found.ts';
import { siteSchema } from './site.ts';
import { yamlFiles } from './yaml-files.ts';

const yaml = <T extends z.ZodObject>(pattern: string, schema: T) =>
  defineCollection({ loader: yamlFiles(pattern, schema), schema });

/** Which files of content/ are read, and the schema each must satisfy. */
export const collections = {
  site: yaml('content/site.yaml', siteSchema),
  home: yaml('content/pages/home.yaml', homeSchema),
  about: yaml('content/pages/about.yaml', aboutSchema),
  notFound: yaml('content/pages/not-found.yaml', notFoundSchema),
  boards: yaml('content/officers/*.yaml', boardSchema),
};
