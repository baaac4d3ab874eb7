import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Task } from '../../domain/practice/work.ts';
import { storeHelp } from './stored-practice.ts';

/** The hints on the page. The answer fields offer the next one. */
export interface Hints {
  count: number;
  /** Index of the next hint. Undefined once all hints are open. */
  next: number | undefined;
  open: (hint: number) => void;
  goTo: () => void;
}

const hintsOnPage = () => [...document.querySelectorAll<HTMLDetailsElement>('.hints > .hint')];
const helpOnPage = () => [
  ...hintsOnPage(),
  ...document.querySelectorAll<HTMLDetailsElement>('.solved > .solution'),
];

/**
 * Observes the hints on the page, and records when the student opens one. New numbers close all
 * hints.
 */
export function useHelp(
  { name, seed }: Pick<Task, 'name' | 'seed'>,
  count: number,
  isReady: boolean,
): Hints {
  const [opened, setOpened] = useState<{ seed: number; hints: readonly number[] }>();
  const here = opened?.seed === seed ? opened.hints : [];
  const shown = useRef<number>(undefined);

  useEffect(() => {
    if (!isReady) return;
    if (shown.current !== undefined && shown.current !== seed) {
      for (const details of helpOnPage()) details.open = false;
    }
    shown.current = seed;
  }, [isReady, seed]);

  const notice = useEffectEvent((details: HTMLDetailsElement) => {
    const hint = hintsOnPage().indexOf(details);
    if (hint >= 0) setOpened({ seed, hints: [...here, hint] });
    storeHelp({ name, seed }, hint >= 0 ? 'hint' : 'solution');
  });
  useEffect(() => {
    if (!isReady) return;
    const isHelp = (target: EventTarget | null) =>
      helpOnPage().find((details) => details === target && details.open);
    const listen = ({ target }: Event) => {
      const details = isHelp(target);
      if (details) notice(details);
    };
    // oxlint-disable-next-line react/set-state-in-effect -- Details may be opened before hydration.
    for (const details of helpOnPage().filter(isHelp)) notice(details);
    // Toggle events don't bubble, so the listener has to capture them.
    document.addEventListener('toggle', listen, true);
    return () => {
      document.removeEventListener('toggle', listen, true);
    };
  }, [isReady]);

  const next = Array.from({ length: count }, (_, hint) => hint).find(
    (hint) => !here.includes(hint),
  );
  const open = (hint: number) => {
    // A closed hint hides the ones after it.
    for (const details of hintsOnPage().slice(0, hint + 1)) details.open = true;
  };
  return {
    count,
    next,
    open,
    goTo: () => {
      const hint = next ?? 0;
      open(hint);
      const details = hintsOnPage()[hint];
      details?.scrollIntoView();
      details?.querySelector('summary')?.focus({ preventScroll: true });
    },
  };
}
