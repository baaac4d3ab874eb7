import { useEffect, useEffectEvent } from 'react';

/** Opens events in the dialog from the lists' #id links, which work without scripts. */
export function useListLinks(open: (id: string) => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const { target } = click;
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('.event-list a[href^="#"]');
      // With a modifier key, the link opens in another tab.
      if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
      click.preventDefault();
      link.focus({ preventScroll: true });
      onOpen(link.hash.slice(1));
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, []);
}
