import { buttonClass } from '../../ui/button-class.ts';
import { SearchIcon } from '../../ui/SearchIcon.tsx';
import type { NotFound } from '../../content/not-found/schema.ts';

/** Submits to the search page, without a script. */
export function SearchBox({ label, path }: { label: string; path: string }) {
  return (
    <search>
      <form action={path} className="mb-10 max-w-[36rem]">
        <label htmlFor="search" className="mb-1.5 block font-strong">
          {label}
        </label>
        <div className="flex flex-wrap gap-3">
          <div className="search-box relative min-w-48 flex-1">
            <SearchIcon className="pointer-events-none absolute top-[calc(50%_-_0.65rem)] left-[0.85rem] size-[1.3rem] text-soft" />
            <input
              id="search"
              name="q"
              type="search"
              className="field min-h-12 w-full pl-11"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              required
            />
          </div>
          <button type="submit" className={`cursor-pointer ${buttonClass('solid')}`}>
            Search
          </button>
        </div>
      </form>
    </search>
  );
}

export function Suggestions({ suggestions }: { suggestions: NotFound['suggestions'] }) {
  return (
    <ul className="print-rows grid gap-x-12 sm:grid-cols-2">
      {suggestions.map(({ path, title, text }) => (
        <li key={path} className="border-t border-hair">
          <a href={path} className="group block py-5 no-underline">
            <span className="font-display text-h3 text-accent underline decoration-[1.5px] underline-offset-4 group-hover:decoration-[3px]">
              {title}
            </span>
            <span className="mt-1 block text-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
