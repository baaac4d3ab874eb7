import { useEffect, useEffectEvent, useRef } from 'react';
import { partOf, withPart, type AddressPart } from './address-part.ts';
import { onceParsed } from './once-parsed.ts';

interface Address {
  /** Sets the value and adds a history entry, as a link would. */
  goTo: (value: string) => void;
  /** Sets the value without adding a history entry. */
  keep: (value: string) => void;
  /**
   * Goes back to the entry before `goTo`, or clears the value if the visit began here. Calls `done`
   * after the browser has restored scroll position and focus.
   */
  leave: (done: () => void) => void;
}

/** Keeps state in the address. Calls `follow` after hydration and whenever the address changes. */
export function useAddress(part: AddressPart, follow: (value: string) => void): Address {
  const shown = useRef<string>(undefined);
  const onChange = useEffectEvent(follow);

  useEffect(() => {
    const read = () => {
      const value = partOf(location.href, part);
      if (value === shown.current) return;
      shown.current = value;
      onChange(value);
    };
    onceParsed(read);
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, [part]);

  const keep = (value: string) => {
    shown.current = value;
    history.replaceState(history.state, '', withPart(location.href, part, value));
  };
  return {
    keep,
    goTo: (value) => {
      shown.current = value;
      // Assigning to location.hash would also scroll to the element with this id.
      history.pushState({ wentHere: true }, '', withPart(location.href, part, value));
      follow(value);
    },
    leave: (done) => {
      if ((history.state as { wentHere?: boolean } | null)?.wentHere) {
        // If the address has a hash, the browser scrolls and moves focus one frame later.
        const afterwards = () => requestAnimationFrame(() => requestAnimationFrame(done));
        addEventListener('popstate', afterwards, { once: true });
        history.back();
      } else {
        keep('');
        follow('');
        done();
      }
    },
  };
}
