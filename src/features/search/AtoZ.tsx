import type { Letter } from '../../domain/search/a-to-z.ts';
import type { Kind } from '../../domain/search/search-entry.ts';
import { kindWords } from './kind-words.ts';

/**
 * If a letter has at least this many entries, its layout is deferred until the letter is near the
 * window.
 */
const manyLines = 20;

/** Lists all entries by name, for browsing and for visitors without JavaScript. */
export function AtoZ({ letters }: { letters: readonly Letter[] }) {
  return (
    <section aria-labelledby="a-to-z" className="a-to-z search-result">
      <h2 id="a-to-z" className="text-h2">
        Everything, A to Z
      </h2>
      <p className="mt-2 max-w-[39em] text-soft">
        For when you’d rather browse than type. The search above needs JavaScript; this list
        doesn’t.
      </p>
      <nav aria-label="Letters" className="no-print">
        <ul className="mt-3 mr-0 mb-0 -ml-2.5 flex flex-wrap">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                className="grid h-11 min-w-11 place-items-center font-strong text-accent underline underline-offset-4"
                href={`#letter-${idOf(letter)}`}
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <div
          key={letter}
          className={
            entries.length < manyLines
              ? 'letter mt-5 grid gap-x-10 gap-y-1 border-t border-hair pt-4 md:grid-cols-[4rem_minmax(0,1fr)]'
              : 'letter long mt-5 grid gap-x-10 gap-y-1 border-t border-hair pt-4 md:grid-cols-[4rem_minmax(0,1fr)]'
          }
        >
          <h3 className="text-[1.5rem] leading-close font-h3" id={`letter-${idOf(letter)}`}>
            {letter}
          </h3>
          <ul className="md:columns-2 md:gap-x-10 print:columns-2">
            {entries.map(({ kind, title, address, detail }) => (
              <li className="break-inside-avoid py-1" key={`${kind} ${title} ${address}`}>
                <a className="hover:text-accent" href={address}>
                  {title}
                </a>{' '}
                <span className="text-note text-soft">{factsOf(kind, detail)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const idOf = (letter: string) => (letter === '0–9' ? 'digits' : letter.toLowerCase());

/** Describes an entry, without the time of an event. For a person, returns only the role. */
function factsOf(kind: Kind, detail: string): string {
  const { one } = kindWords[kind];
  if (kind === 'person') return detail;
  return detail === '' || kind === 'event' ? one : `${one}, ${detail}`;
}
