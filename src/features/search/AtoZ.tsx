import type { Letter } from '../../domain/site-search/a-to-z.ts';
import type { Kind } from '../../domain/site-search/entry.ts';
import { kindWords } from './kind-words.ts';

/** From so many on a list is laid out only near the window. */
const manyLines = 20;

/** Everything on the site by name, for visits without scripts and for those who would rather look. */
export function AtoZ({ letters }: { letters: readonly Letter[] }) {
  return (
    <section aria-labelledby="a-to-z" className="a-to-z search-result">
      <h2 id="a-to-z" className="text-h2">
        Everything, A to Z
      </h2>
      <p className="mt-2 max-w-[39em] text-soft">
        For when you would rather look than type. The search above needs JavaScript; this list does
        not.
      </p>
      <nav aria-label="Letters" className="no-print">
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <div key={letter} className={entries.length < manyLines ? 'letter' : 'letter long'}>
          <h3 id={`letter-${idOf(letter)}`}>{letter}</h3>
          <ul>
            {entries.map(({ kind, title, address, detail }) => (
              <li key={`${kind} ${title} ${address}`}>
                <a href={address}>{title}</a> <span>{factsOf(kind, detail)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const idOf = (letter: string) => (letter === '0–9' ? 'digits' : letter.toLowerCase());

/** What it is; an event has many times, and a person's role says enough. */
function factsOf(kind: Kind, detail: string): string {
  const { one } = kindWords[kind];
  if (kind === 'person') return detail;
  return detail === '' || kind === 'event' ? one : `${one}, ${detail}`;
}
