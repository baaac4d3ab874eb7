import { useEffect, useRef, type RefObject } from 'react';
import { useAddress } from './use-address.ts';

const pauseBeforeAddress = 300;

interface SearchText {
  /** An uncontrolled input, so that hydration keeps the text typed before it. */
  field: RefObject<HTMLInputElement | null>;
  onInput: (text: string) => void;
}

export function useSearchText(onSearch: (text: string) => void): SearchText {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasFollowed = useRef(false);
  const address = useAddress('q', (wanted) => {
    // Search for text typed before hydration, unless the address contains a search.
    const typed = hasFollowed.current ? '' : (field.current?.value ?? '');
    hasFollowed.current = true;
    const text = wanted === '' ? typed : wanted;
    if (field.current) field.current.value = text;
    onSearch(text);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const onInput = (text: string) => {
    onSearch(text);
    // Browsers limit how often the address can change, so wait for a pause in typing.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      address.keep(text.trim() === '' ? '' : text);
    }, pauseBeforeAddress);
  };
  return { field, onInput };
}
