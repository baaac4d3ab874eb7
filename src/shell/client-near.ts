import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/**
 * Hydrates a `client:near` island when it gets close to the viewport, or immediately if the address
 * has state for it. Its script isn't fetched until then.
 */
const near: ClientDirective = (load, _, island) => {
  const wake = async () => {
    // This starts the five-second timeout in IslandFrame.astro.
    island.setAttribute('near', '');
    island.dispatchEvent(new Event('island-near', { bubbles: true }));
    try {
      const hydrate = await load();
      await hydrate();
    } catch {
      island.dispatchEvent(new Event('island-failed', { bubbles: true }));
    }
  };
  if (location.search !== '') {
    void wake();
    return;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void wake();
    },
    { rootMargin: '300px' },
  );
  for (const part of island.children) watch.observe(part);
};

export default near;
