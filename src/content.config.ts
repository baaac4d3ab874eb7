// Astro looks for this file by name; the collections themselves are described in content/.
export { collections } from './content/everything/content-files.ts';
