import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';

interface SearchFieldProps {
  label: string;
  /** The id of what the search narrows down. */
  controls: string;
  onSearch: (text: string) => void;
}

const parameter = 'q';
const pauseBeforeAddress = 300;

/**
 * A search field whose text is kept in the address. Its own element holds the text, so that what
 * somebody types before the script has arrived is not lost.
 */
export function SearchField({ label, controls, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useEffectEvent(onSearch);

  useEffect(() => {
    const readAddress = (typed = '') => {
      const text = new URLSearchParams(location.search).get(parameter) ?? typed;
      if (field.current) field.current.value = text;
      search(text);
    };
    const onPopState = () => {
      readAddress();
    };
    readAddress(field.current?.value);
    document.documentElement.classList.remove('search-pending');
    addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onPopState);
    };
  }, []);

  const onInput = (text: string) => {
    onSearch(text);
    // Browsers refuse an address that changes with every key.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      writeAddress(text);
    }, pauseBeforeAddress);
  };

  return (
    <search className="needs-script">
      <label htmlFor={id} className="mb-1.5 block font-strong">
        {label}
      </label>
      <input
        id={id}
        ref={field}
        type="search"
        className="field w-full"
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
    </search>
  );
}

function writeAddress(text: string) {
  const address = new URL(location.href);
  if (text.trim() === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, text);
  history.replaceState(history.state, '', address);
}

/** On a phone the results are under the keyboard until it goes. */
function putKeyboardAway({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur();
}
