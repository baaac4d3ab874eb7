import { useEffect, useRef, type RefObject } from 'react';
import { useAddress } from './use-address.ts';

const pauseBeforeAddress = 300;

interface SearchText {
  /** The field, whose own element holds the text: what is typed before the script comes is kept. */
  field: RefObject<HTMLInputElement | null>;
  /** To be called with what is typed. */
  onInput: (text: string) => void;
}

/** The text of a search field, which is kept in the address. */
export function useSearchText(onSearch: (text: string) => void): SearchText {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasFollowed = useRef(false);
  const address = useAddress('q', (wanted) => {
    // What was typed before the script came is searched for, unless the address asks for something.
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
    // Browsers refuse an address that changes with every key.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      address.keep(text.trim() === '' ? '' : text);
    }, pauseBeforeAddress);
  };
  return { field, onInput };
}
