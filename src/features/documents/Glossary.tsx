import type { GlossaryTerm } from '../../content/documents/queries.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface GlossaryProps {
  letters: readonly { letter: string; terms: readonly GlossaryTerm[] }[];
}

/** Lists the terms by letter, each with its meaning and the lesson that explains it. */
export function Glossary({ letters }: GlossaryProps) {
  if (letters.length === 0) {
    return (
      <p>
        No lesson lists its terms yet. Check out{' '}
        <TextLink href="/resources/studyhome">the lessons</TextLink> instead.
      </p>
    );
  }
  return (
    <>
      <nav aria-label="Letters" className="no-print flex flex-wrap gap-x-1 gap-y-1">
        {letters.map(({ letter }) => (
          <a
            key={letter}
            href={`#${letterId(letter)}`}
            className="grid size-9 place-items-center font-strong underline decoration-stream underline-offset-4 hover:text-accent"
          >
            {letter}
          </a>
        ))}
      </nav>
      {letters.map((each) => (
        <Letter key={each.letter} {...each} />
      ))}
    </>
  );
}

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;

function Letter({ letter, terms }: GlossaryProps['letters'][number]) {
  return (
    <Section id={letterId(letter)} heading={letter}>
      <ul>
        {terms.map(({ term, means, lesson }) => (
          <li key={term} className="border-t border-hair py-3.5 first:border-t-0 first:pt-0">
            <dfn className="font-strong not-italic">{term}</dfn>
            <p className="mt-1 max-w-[36.5em]">
              {means}{' '}
              <TextLink href={lesson.href}>
                {lesson.title}
                <span className="sr-only"> explains {term}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
