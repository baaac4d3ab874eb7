import { useSyncExternalStore } from 'react';

interface Address {
  /** The id of the event that the address names, or nothing. */
  id: string;
  open: (id: string) => void;
  close: () => void;
}

/** The event in the address of the page, as `#id`: it can be copied, and Back and Forward know it. */
export function useAddress(): Address {
  const id = useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(location.hash.slice(1)),
    () => '',
  );
  return { id, open, close };
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

// Not by setting the hash: that would also scroll to the event in the list below.
function open(id: string) {
  history.pushState({ openedHere: true }, '', `#${id}`);
  dispatchEvent(new Event('hashchange'));
}

function close() {
  if (location.hash === '') return;
  if ((history.state as { openedHere?: boolean } | null)?.openedHere) {
    history.back();
  } else {
    history.replaceState(null, '', location.pathname + location.search);
    dispatchEvent(new Event('hashchange'));
  }
}
