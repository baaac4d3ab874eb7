// Astro requires this file name. The collections are defined in src/content/.
export { collections } from './content/everything/content-files.ts';
