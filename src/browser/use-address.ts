import { useEffect, useEffectEvent, useRef } from 'react';
import { partOf, withPart, type AddressPart } from './address-part.ts';
import { onceParsed } from './once-parsed.ts';

/** The ways to change what the address says. */
interface Address {
  /** Goes there, as a link would: the page follows, and Back leads back. */
  goTo: (value: string) => void;
  /** Brings the address in line with what the page shows already. */
  keep: (value: string) => void;
  /**
   * Goes back to where `goTo` came from; where the visit began here, only takes it out. Calls
   * `done` once the browser has gone there, scrolled and given the focus as it sees fit.
   */
  leave: (done: () => void) => void;
}

/**
 * State that is kept in the address: it can be copied, and Back and Forward know it. `follow` is
 * called with what the address says once the script has come, and whenever that changes.
 */
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
      // Not by setting the hash: that would also scroll to what has this id.
      history.pushState({ wentHere: true }, '', withPart(location.href, part, value));
      follow(value);
    },
    leave: (done) => {
      if ((history.state as { wentHere?: boolean } | null)?.wentHere) {
        // Back at an address with a # the browser scrolls there and moves the focus, a frame later.
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
