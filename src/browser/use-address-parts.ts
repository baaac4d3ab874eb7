import { useEffect, useEffectEvent } from 'react';
import { partOf, withPart } from './address-part.ts';
import { onceParsed } from './once-parsed.ts';

export type AddressParts<Part extends string> = Readonly<Record<Part, string>>;

interface ChangedState {
  changed?: string;
}

/**
 * Keeps several choices in the address. Calls `follow` after hydration and on Back and Forward.
 * `goTo` adds a history entry, except for repeated changes of the same choice.
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
