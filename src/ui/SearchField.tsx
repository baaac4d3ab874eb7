import { useId, type KeyboardEvent } from 'react';
import { SearchIcon } from './SearchIcon.tsx';
import { useSearchText } from '../browser/use-search-text.ts';

interface SearchFieldProps {
  label: string;
  example?: string | undefined;
  /** Id of the list that the search filters. */
  controls: string;
  onSearch: (text: string) => void;
}

/** A search field that stores its text in the address. */
export function SearchField({ label, example, controls, onSearch }: SearchFieldProps) {
  const id = useId();
  const { field, onInput } = useSearchText((text) => {
    onSearch(text);
    document.documentElement.classList.remove('search-pending');
  });

  return (
    <search className="needs-script">
      <label htmlFor={id} className="mb-1.5 block font-strong">
        {label}
      </label>
      <div className="search-box relative">
        <SearchIcon className="pointer-events-none absolute top-[calc(50%_-_0.65rem)] left-[0.85rem] size-[1.3rem] text-soft" />
        <input
          id={id}
          ref={field}
          type="search"
          className="field w-full pl-11"
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

/** Closes the on-screen keyboard, which covers the results on a phone. */
function putKeyboardAway({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur();
}
