import { useEffect, useEffectEvent } from 'react';

/** Opens the events of the lists beside the calendar, whose links are #ids that need no script. */
export function useListLinks(open: (id: string) => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const { target } = click;
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('.event-list a[href^="#"]');
      // With a key held down somebody wants the address itself, in another tab.
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
