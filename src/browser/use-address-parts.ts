import { useEffect, useEffectEvent } from 'react';
import { partOf, withPart } from './address-part.ts';
import { onceParsed } from './once-parsed.ts';

/** What an address says in each of some parts. */
export type AddressParts<Part extends string> = Readonly<Record<Part, string>>;

interface ChangedState {
  changed?: string;
}

/**
 * Several choices that are kept in the address together. `follow` is called with what the address
 * says once the script has come, and at Back and Forward. `goTo` changes some of them as a link
 * would, so that Back leads back; several changes of the same thing in a row are one step.
 */
export function useAddressParts<Part extends string>(
  parts: readonly Part[],
  follow: (values: AddressParts<Part>) => void,
): { goTo: (values: Partial<AddressParts<Part>>, changed: string) => void } {
  const onChange = useEffectEvent(follow);

  useEffect(() => {
    const read = () => {
      const values = parts.map((part) => [part, partOf(location.href, part)] as const);
      onChange(Object.fromEntries(values) as AddressParts<Part>);
    };
    onceParsed(read);
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, [parts]);

  return {
    goTo: (values, changed) => {
      let { href } = location;
      for (const part of parts) {
        const value = values[part];
        if (value !== undefined) href = withPart(href, part, value);
      }
      if (href === location.href) return;
      const isSame = (history.state as ChangedState | null)?.changed === changed;
      if (isSame) history.replaceState({ changed }, '', href);
      else history.pushState({ changed }, '', href);
    },
  };
}
