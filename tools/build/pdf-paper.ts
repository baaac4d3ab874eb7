import { changes } from './pdf-handout.ts';
import { withUsedStyles, wordsIn } from './prune-styles.ts';

/** What is in a page and never on paper: scripts, what src/styles/print.css hides, and what programs read. */
const never =
  /<script\b(?:"[^"]*"|[^">])*>.*?<\/script>|<footer\b.*?<\/footer>|<nav\b[^>]* class="site-menu".*?<\/nav>|<link rel="(?:alternate|apple-touch-icon|canonical|icon|sitemap)"[^>]*>/gs;

/** What an island is given to come alive, which no island does on paper. */
const island = /<astro-island\b(?:"[^"]*"|[^">])*>/g;

/** What the changes before printing may write has its style too. */
const written = wordsIn(changes.map(String).join(' '));

/** The page as the printer gets it, without what is not printed: if only that changes, its PDF does not. */
export const paperOf = (html: string): string =>
  withUsedStyles(html.replace(never, '').replace(island, '<astro-island>'), written)
    // On a screen a late font is waited for with another; paper waits for its own.
    .replace(/font-display:\s*swap/g, 'font-display:block');
