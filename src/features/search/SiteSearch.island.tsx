import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { counted } from '../../domain/words/counted.ts';
import { island } from '../../ui/Island.tsx';
import { FetchTrouble } from '../../ui/FetchTrouble.tsx';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { SearchIcon } from '../../ui/SearchIcon.tsx';
import { useSearchText } from '../../browser/use-search-text.ts';
import { useSettled } from '../../browser/use-settled.ts';
import type { AnswerVersions } from './answers.ts';
import { Results } from './Results.tsx';
import { useSiteSearch, type Shown } from './use-site-search.ts';
import type { Search } from '../../content/search/schema.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface SiteSearchProps extends Pick<NothingFoundProps, 'advice' | 'links'> {
  version: string;
  answers: AnswerVersions;
  lead: string;
  examples: readonly string[];
}

/**
 * Searches the entire site. The field looks like a drum on the line, and each kind of result like a
 * side draw.
 */
export const SiteSearch = island(function SiteSearch(props: SiteSearchProps) {
  const { version, answers, lead, examples, advice, links } = props;
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const { shown, ask, more, again } = useSiteSearch(version, answers);
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
  const answer = shown.state === 'answered' ? shown.answer : undefined;
  const spoken = useSettled(answer?.spoken ?? '');
  return (
    // The keys only move the focus between controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={whole} onKeyDown={onKeyDown}>
      <search className="needs-script">
        <label
          className="pointer-events-none absolute top-[calc(var(--drum)/2_-_0.85rem)] left-7 z-1 text-soft max-md:sr-only [&>svg]:size-[1.7rem]"
          htmlFor={id}
        >
          <SearchIcon />
          <span className="sr-only">Search the whole site</span>
        </label>
        <input
          className="absolute inset-x-0 top-0 h-(--drum) w-full rounded-[calc(var(--drum)/2)] pr-13 pl-5 font-display text-[1.125rem] font-h3 tracking-[-0.015em] text-ellipsis md:pr-28 md:pl-18 md:text-[1.75rem] [&::-webkit-search-cancel-button]:hidden"
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
          <button
            type="button"
            className="absolute top-[calc(var(--drum)/2_-_1.375rem)] right-2 z-1 min-h-11 min-w-11 cursor-pointer rounded-[1.4rem] font-strong text-accent hover:bg-wash md:right-4 md:px-4"
            onClick={clear}
          >
            <span className="text-[1.5rem] leading-none md:hidden" aria-hidden="true">
              ×
            </span>
            <span className="max-md:sr-only">Clear</span>
          </button>
        )}
      </search>
      <div className="needs-script flex min-h-13 flex-wrap justify-between gap-x-8 gap-y-1 pb-3">
        <ResultCount text={countOf(shown, lead)} empty={false} />
        {isFound && <Keys />}
      </div>
      {shown.state === 'nothing asked' && <TryThese examples={examples} />}
      {shown.state === 'trouble' && (
        <p className="living-word mt-2">
          Everything on the site is listed below, from A to Z.{' '}
          <FetchTrouble problem={shown.problem} what="The search index" retry={again} />
        </p>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {answer && (
        <section className="search-answer found callout mb-8 pl-6" aria-label="Answer">
          {answer.card}
        </section>
      )}
      {isFound && <Results shown={shown} more={more} />}
      {shown.state === 'answered' && !isFound && !answer && (
        <NothingFound query={shown.query} {...{ advice, links }} />
      )}
    </div>
  );
});

function countOf(shown: Shown, lead: string): string {
  if (shown.state === 'nothing asked') return lead;
  if (shown.state === 'trouble') return 'Search isn’t working right now.';
  const pages = shown.groups.reduce((sum, { count }) => sum + count, 0);
  if (pages === 0) return shown.answer ? 'No pages have these words.' : 'No results';
  const some = counted(pages, 'result');
  if (shown.corrected !== undefined) return `No exact match. ${some} for “${shown.corrected}”`;
  return shown.isPartial ? `${some}, none with all these words` : some;
}

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-block min-w-[1.6rem] rounded-[4px] border border-b-2 border-hair bg-sheet px-2 text-center font-sans text-fine leading-[1.4] font-semibold text-ink">
    {children}
  </kbd>
);

function Keys() {
  return (
    <p className="mt-3 hidden gap-6 text-note text-soft md:pointer-fine:flex" aria-hidden="true">
      <span>
        <Key>↑</Key> <Key>↓</Key> move
      </span>
      <span>
        <Key>Enter</Key> open
      </span>
      <span>
        <Key>Esc</Key> clear
      </span>
    </p>
  );
}

/** Number of results by which each key moves the focus. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** Moves the focus if the key does that. Returns true if the key was handled. */
function moveFocus(
  { key, target }: { key: string; target: EventTarget },
  whole: HTMLElement,
): boolean {
  const step = steps[key];
  const field = whole.querySelector('input');
  // In the field, Enter moves the focus to the best result. Elsewhere, Enter keeps its usual
  // function.
  if (step === undefined || (key === 'Enter' && target !== field)) return false;
  const stops = [field, ...whole.querySelectorAll<HTMLElement>('.result-link')];
  const at = stops.indexOf(target as HTMLInputElement);
  const next = stops[at + step];
  if (at < 0 || !next) return at >= 0;
  next.focus();
  return true;
}

interface NothingFoundProps {
  query: string;
  advice: string;
  links: Search['nothingLinks'];
}

function NothingFound({ query, advice, links }: NothingFoundProps) {
  return (
    <div className="found nothing-found grid max-w-[40rem] gap-3 pt-2">
      <h2 className="text-[clamp(1.5rem,1.2rem_+_1.2vw,2rem)] leading-[1.15] font-h2 wrap-anywhere">
        Nothing found for “{query}”.
      </h2>
      <p className="text-soft">{advice}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {links.map(({ title, path }) => (
          <ButtonLink key={path} href={path} variant="line">
            {title}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}

function TryThese({ examples }: { examples: readonly string[] }) {
  if (examples.length === 0) return null;
  return (
    <p className="row needs-script text-soft">
      <span>Try</span>
      {examples.map((example) => (
        <TextLink key={example} href={`/search?q=${encodeURIComponent(example)}`}>
          {example}
        </TextLink>
      ))}
    </p>
  );
}
