import type { Registration } from '../../content/registration.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';

interface WordsProps {
  heading: string;
  words: Registration['words'];
}

/** The words that one meets while registering: what each is, where to see it, whom to ask. */
export function Words({ heading, words }: WordsProps) {
  return (
    <Section id="words" heading={heading}>
      <ul className="border-b border-hair">
        {words.map(({ id, word, meaning, see, ask }) => (
          <li key={id} id={id} className="word addressed">
            <h3 className="text-h3">{word}</h3>
            <div className="max-w-[39em]">
              <p>
                <LinkedText parts={textParts(meaning)} />
              </p>
              <Answer question="Where to see it" answer={see} />
              <Answer question="Whom to ask" answer={ask} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface AnswerProps {
  question: string;
  answer: string | undefined;
}

function Answer({ question, answer }: AnswerProps) {
  if (answer === undefined) return null;
  return (
    <p className="mt-2 text-soft">
      <strong className="font-strong text-ink">{question}: </strong>
      <LinkedText parts={textParts(answer)} />
    </p>
  );
}
