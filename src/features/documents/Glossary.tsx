import type { GlossaryTerm } from '../../content/documents/queries.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface GlossaryProps {
  id: string;
  letters: readonly { letter: string; terms: readonly GlossaryTerm[] }[];
}

/**
 * Lists the terms by letter, each with its meaning and the lesson that explains it. On a phone,
 * glossary.css shows only the terms of the letter in the address.
 */
export function Glossary({ id, letters }: GlossaryProps) {
  if (letters.length === 0) {
    return (
      <p>
        No lesson lists its terms yet. Check out{' '}
        <TextLink href="/resources/studyhome">the lessons</TextLink> instead.
      </p>
    );
  }
  return (
    <div id={id} className="glossary search-result">
      <nav
        aria-label="Letters"
        className="letters no-print sticky top-header z-1 -mx-3 flex flex-wrap bg-paper max-md:hidden"
      >
        {letters.map(({ letter }) => (
          <a
            key={letter}
            href={`#${letterId(letter)}`}
            className="grid h-11 min-w-6 flex-1 place-items-center font-strong text-accent underline decoration-stream underline-offset-4 hover:text-accent-hover"
          >
            {letter}
          </a>
        ))}
      </nav>
      {letters.map((each) => (
        <Letter key={each.letter} {...each} />
      ))}
    </div>
  );
}

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;

function Letter({ letter, terms }: GlossaryProps['letters'][number]) {
  const id = letterId(letter);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="letter grid gap-x-10 border-t border-hair not-print:md:grid-cols-[4rem_minmax(0,1fr)] not-print:md:py-8"
    >
      <h2 id={`${id}-heading`} className="text-h2 md:sticky md:top-32 md:self-start">
        <a
          href={`#${id}`}
          className="flex min-h-14 items-center gap-4 py-2 hover:text-accent md:min-h-0 md:py-0"
        >
          <span className="w-8 flex-none">{letter}</span>
          <span className="guide flex flex-1 items-baseline justify-between gap-3 font-sans text-note leading-close font-normal tracking-normal text-soft md:sr-only print:hidden">
            {guideWords(terms)}
            <span className="text-minor tabular-nums">{terms.length}</span>
          </span>
        </a>
      </h2>
      <ul className="gap-x-8 max-md:pb-4 md:columns-2 lg:gap-x-12 print:columns-2">
        {terms.map(({ id: own, term, means, lesson }) => (
          <li key={term} id={own} className="addressed mb-4 break-inside-avoid py-0.5">
            <dfn className="font-strong not-italic">{term}</dfn>
            <p className="max-w-[36.5em]">{means}</p>
            <a
              className="inline-block py-0.5 text-note text-soft underline decoration-hair underline-offset-4 hover:text-accent"
              href={lesson.href}
            >
              {lesson.title}
              <span className="sr-only"> explains {term}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the first and the last term, as printed at the top of a page in a dictionary. */
const guideWords = (terms: readonly GlossaryTerm[]) =>
  [...new Set([terms[0], terms.at(-1)])].map((term) => term?.word).join(' – ');
