import type { ClientDirective } from 'astro';
import { wakeIsland } from './wake-island.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean;
  }
}

/**
 * Hydrates a `client:use` island when the visitor points to it, focuses it or has already typed in
 * it. The island's script isn't fetched before that.
 */
const use: ClientDirective = (load, _, island) => {
  const starts = ['focusin', 'pointerenter', 'input'];
  const wake = () => {
    for (const start of starts) island.removeEventListener(start, wake, true);
    void wakeIsland(island, load);
  };
  for (const start of starts) island.addEventListener(start, wake, true);
  const fields = [...island.querySelectorAll('input')];
  if (fields.some((field) => field.value !== '' || field === document.activeElement)) wake();
};

export default use;
