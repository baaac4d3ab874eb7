import { changes } from './pdf-handout.ts';
import { withUsedStyles, wordsIn } from './prune-styles.ts';

/**
 * Elements that are never printed: scripts, metadata, and elements that src/styles/print.css hides.
 */
const never =
  /<script\b(?:"[^"]*"|[^">])*>.*?<\/script>|<footer\b.*?<\/footer>|<nav\b[^>]* class="site-menu".*?<\/nav>|<link rel="(?:alternate|apple-touch-icon|canonical|icon|sitemap)"[^>]*>/gs;

/** Attributes for hydration, which doesn't happen on paper. */
const island = /<astro-island\b(?:"[^"]*"|[^">])*>/g;

/**
 * Words in the scripts that prepare a page for printing. Styles for the classes among them are
 * kept.
 */
const written = wordsIn(changes.map(String).join(' '));

/** Removes everything that isn't printed, so that changes to it don't change the PDF. */
export const paperOf = (html: string): string =>
  withUsedStyles(html.replace(never, '').replace(island, '<astro-island>'), written)
    // Printing waits for fonts instead of using a fallback.
    .replace(/font-display:\s*swap/g, 'font-display:block');
