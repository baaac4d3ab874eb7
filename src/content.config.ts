// Astro requires this file name; the collections are defined in src/content/.
export { collections } from './content/everything/content-files.ts';
