import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useAddress } from './use-address.ts';

interface SearchFieldProps {
  label: string;
  /** What stands in the field before anybody types: an example. */
  example?: string | undefined;
  /** The id of what the search narrows down. */
  controls: string;
  onSearch: (text: string) => void;
}

const pauseBeforeAddress = 300;

/**
 * A search field whose text is kept in the address. Its own element holds the text, so that what
 * somebody types before the script has arrived is not lost.
 */
export function SearchField({ label, example, controls, onSearch }: SearchFieldProps) {
  const id = useId();
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
    document.documentElement.classList.remove('search-pending');
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

  return (
    <search className="needs-script">
      <label htmlFor={id} className="mb-1.5 block font-strong">
        {label}
      </label>
      <div className="search-box">
        <svg viewBox="0 0 22 22" width="22" height="22" fill="none" aria-hidden="true">
          <circle cx="9.5" cy="9.5" r="6.5" />
          <path d="M14.5 14.5L20 20" />
        </svg>
        <input
          id={id}
          ref={field}
          type="search"
          className="field w-full"
          placeholder={example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-controls={controls}
          onInput={(event) => {
            onInput(event.currentTarget.value);
          }}
          onKeyDown={putKeyboardAway}
        />
      </div>
    </search>
  );
}

/** On a phone the results are under the keyboard until it goes. */
function putKeyboardAway({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur();
}
