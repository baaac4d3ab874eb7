import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const paper = matchMedia('print');
  paper.addEventListener('change', onChange);
  return () => {
    paper.removeEventListener('change', onChange);
  };
}

/** Whether the page is being printed. */
export const usePaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia('print').matches,
    () => false,
  );
