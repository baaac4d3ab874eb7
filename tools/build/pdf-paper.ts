import { changes } from './pdf-handout.ts';
import { withUsedStyles, wordsIn } from './prune-styles.ts';

/**
 * Elements that are never printed: scripts, elements that src/styles/print.css hides, and metadata.
 */
const never =
  /<script\b(?:"[^"]*"|[^">])*>.*?<\/script>|<footer\b.*?<\/footer>|<nav\b[^>]* class="site-menu".*?<\/nav>|<link rel="(?:alternate|apple-touch-icon|canonical|icon|sitemap)"[^>]*>/gs;

/** Attributes that hydrate islands, which don't run on paper. */
const island = /<astro-island\b(?:"[^"]*"|[^">])*>/g;

/** Words that the changes before printing may add, so their styles are kept. */
const written = wordsIn(changes.map(String).join(' '));

/** Removes parts that aren't printed, so that changing them doesn't change the PDF. */
export const paperOf = (html: string): string =>
  withUsedStyles(html.replace(never, '').replace(island, '<astro-island>'), written)
    // Screens show a fallback until a font arrives; printing waits for the font.
    .replace(/font-display:\s*swap/g, 'font-display:block');
