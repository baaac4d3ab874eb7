import type { ClientDirective } from 'astro';
import { wakeIsland } from './wake-island.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Optional id of an element to watch instead of the island, such as the section it serves. */
    'client:near'?: boolean | string;
  }
}

/**
 * Hydrates a `client:near` island when it comes near the viewport, or immediately if the address
 * has state for it. The island's script isn't fetched before that.
 */
const near: ClientDirective = (load, { value }, island) => {
  if (location.search !== '') {
    void wakeIsland(island, load);
    return;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void wakeIsland(island, load);
    },
    { rootMargin: '300px' },
  );
  const served = document.getElementById(value);
  for (const part of served ? [served] : island.children) watch.observe(part);
};

export default near;
