import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { sources } from './sources.ts';
import { contentFiles } from './content-files.ts';

const collection = <T extends z.ZodObject>({ files, schema }: { files: string; schema: T }) =>
  defineCollection({ loader: contentFiles(files, schema), schema });

/** The sources as the framework knows them. */
export const collections = {
  site: collection(sources.site),
  home: collection(sources.home),
  about: collection(sources.about),
  contact: collection(sources.contact),
  events: collection(sources.events),
  gettingAround: collection(sources.gettingAround),
  join: collection(sources.join),
  resources: collection(sources.resources),
  registration: collection(sources.registration),
  news: collection(sources.news),
  newsletters: collection(sources.newsletters),
  courses: collection(sources.courses),
  lessons: collection(sources.lessons),
  practice: collection(sources.practice),
  problems: collection(sources.problems),
  textbooks: collection(sources.textbooks),
  notFound: collection(sources.notFound),
  boards: collection(sources.boards),
};
