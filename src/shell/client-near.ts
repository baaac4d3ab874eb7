import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/**
 * `client:near` brings an island to life when it comes near the window, or at once where the address
 * says something that it has to show. Until then its script is not even fetched.
 */
const near: ClientDirective = (load, _, island) => {
  const wake = async () => {
    // IslandFrame.astro waits from now on.
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
