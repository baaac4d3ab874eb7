import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { counted } from '../../domain/counted.ts';
import type { Contents } from '../../domain/site-search/build-index.ts';
import { island } from '../../ui/Island.tsx';
import { FetchTrouble } from '../../ui/FetchTrouble.tsx';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { SearchIcon } from '../../ui/SearchIcon.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import { moveFocus } from './move-focus.ts';
import { NothingFound, type NothingFoundProps } from './NothingFound.tsx';
import { Results } from './Results.tsx';
import { TryThese } from './TryThese.tsx';
import { useSiteSearch, type Shown } from './use-site-search.ts';

interface SiteSearchProps extends Pick<NothingFoundProps, 'advice' | 'links'> {
  contents: Contents;
  /** What one can search for. */
  lead: string;
  /** Searches to try. */
  examples: readonly string[];
}

/** One search over everything: the field is a drum on the line, each kind of result a side draw. */
export const SiteSearch = island(function SiteSearch(props: SiteSearchProps) {
  const { contents, lead, examples, advice, links } = props;
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const { shown, ask, more, again } = useSiteSearch(contents);
  const { field, onInput } = useSearchText((text) => {
    setEmpty(text === '');
    ask(text);
  });
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    onInput('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear();
    else if (whole.current && moveFocus(event, whole.current)) event.preventDefault();
  };
  const isFound = shown.state === 'answered' && shown.groups.length > 0;
  return (
    // The keys only lead from one control to the next.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={whole} onKeyDown={onKeyDown}>
      <search className="drum-field needs-script">
        <label htmlFor={id}>
          <SearchIcon />
          <span className="sr-only">Search the whole site</span>
        </label>
        <input
          id={id}
          ref={field}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onInput={({ currentTarget }) => {
            onInput(currentTarget.value);
          }}
        />
        {!isEmpty && (
          <button type="button" className="drum-clear" onClick={clear}>
            Clear
          </button>
        )}
      </search>
      <div className="search-status needs-script">
        <ResultCount text={countOf(shown, lead)} empty={false} />
        {isFound && <Keys />}
      </div>
      {shown.state === 'nothing asked' && <TryThese examples={examples} />}
      {shown.state === 'trouble' && (
        <p className="living-word mt-2">
          Everything on the site is listed below, from A to Z.{' '}
          <FetchTrouble problem={shown.problem} what="The index of the search" retry={again} />
        </p>
      )}
      {isFound && <Results shown={shown} more={more} />}
      {shown.state === 'answered' && !isFound && (
        <NothingFound query={shown.query} instead={shown.instead} {...{ advice, links }} />
      )}
    </div>
  );
});

function countOf(shown: Shown, lead: string): string {
  if (shown.state === 'nothing asked') return lead;
  if (shown.state === 'trouble') return 'The search cannot look anything up right now.';
  const pages = shown.groups.reduce((sum, { count }) => sum + count, 0);
  if (pages === 0) return 'No results';
  const some = `${counted(pages, 'result')} in ${counted(shown.groups.length, 'kind')}`;
  return shown.isPartial ? `${some}, none with all of these words` : some;
}

/** What the keys do, for those who have them. */
function Keys() {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> clear
      </span>
    </p>
  );
}
