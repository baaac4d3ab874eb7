import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Home } from '../../content/home/schema.ts';
import { island } from '../../ui/Island.tsx';
import { SearchIcon } from '../../ui/SearchIcon.tsx';
import type { AnswerVersions } from './answers.ts';
import { ShortResults } from './ShortResults.tsx';
import { useSiteSearch } from './use-site-search.ts';

interface AskFieldProps {
  words: Home['ask'];
  version: string;
  answers: AnswerVersions;
  /** Links on the pipe that leads to the search field. */
  contents?: ReactNode;
  /** Content below the field, which is visible until the visitor types. */
  children: ReactNode;
}

/** Searches from the home page, and shows the best answer below the field. */
export const AskField = island(function AskField(props: AskFieldProps) {
  const { version, answers, children } = props;
  const { shown, ask } = useSiteSearch(version, answers);
  const field = useRef<HTMLInputElement>(null);
  const start = useEffectEvent(() => {
    ask(field.current?.value ?? '');
  });
  useEffect(() => {
    start();
  }, []);
  const onInput = (text: string) => {
    // On a phone, the keyboard would cover the answer, so the page scrolls to it.
    if (shown.state !== 'answered' && matchMedia('(width < 64rem)').matches) {
      field.current?.closest('search')?.scrollIntoView();
    }
    ask(text);
  };
  return (
    <AskForm {...props} field={field} onInput={onInput}>
      {shown.state === 'answered' && <ShortResults shown={shown} />}
      {/* The content security policy doesn't let React render Astro's HTML again, so the HTML
         is hidden instead of removed. */}
      <div hidden={shown.state === 'answered'}>{children}</div>
    </AskForm>
  );
}, AskForm);

interface AskFormProps extends AskFieldProps {
  field?: React.RefObject<HTMLInputElement | null>;
  onInput?: (text: string) => void;
}

/** The search field in a form that submits to the search page. */
function AskForm({ words, contents, field, onInput, children }: AskFormProps) {
  const { lead, label, example } = words;
  return (
    <search className="ask grid min-w-0 gap-y-3">
      <form action="/search" className="contents">
        <label
          htmlFor="ask"
          className="font-display text-[1.2rem] leading-title font-h3 tracking-[-0.015em] text-balance lg:text-[1.35rem]"
        >
          <b className="font-[inherit] text-accent">{lead}</b> {label}
        </label>
        <div className="ask-drum relative flex min-h-14 items-stretch rounded-full border-2 border-ink bg-sheet lg:min-h-15">
          <span className="hidden items-center border-r-[1.5px] border-r-ink pr-3 pl-4 text-soft md:flex">
            <SearchIcon />
          </span>
          <input
            className="min-w-0 flex-1 rounded-l-full border-0 bg-transparent pr-2 pl-5 text-[1.0625rem] text-ellipsis md:rounded-none md:px-4 lg:text-[1.125rem] [&::-webkit-search-cancel-button]:hidden"
            id="ask"
            name="q"
            type="search"
            ref={field}
            placeholder={example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            required
            onInput={({ currentTarget }) => {
              onInput?.(currentTarget.value);
            }}
          />
          <button
            type="submit"
            className="m-1 cursor-pointer rounded-[6px_999px_999px_6px] bg-accent px-4 font-strong text-on-accent hover:bg-accent-hover"
          >
            Find
          </button>
        </div>
      </form>
      {contents}
      <div className="min-h-11 min-w-0 lg:col-span-full">{children}</div>
    </search>
  );
}
