import type { Registration } from '../../content/registration/schema.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';

interface FaqProps {
  heading: string;
  faq: Registration['faq'];
}

/**
 * Lists questions that expand to show their answers. The id is on the answer, so that a link to it,
 * or find-in-page, expands the question.
 */
export function Faq({ heading, faq }: FaqProps) {
  return (
    <Section id="faq" heading={heading}>
      <div className="border-b border-hair">
        {faq.map(({ id, question, answer }) => (
          <details key={id} className="border-t border-hair">
            <summary className="disclosure py-4 pr-10 font-display text-h3 [--sign-at:1.75rem] [--sign-right:0.5rem] [--sign:1rem] hover:text-accent">
              {question}
            </summary>
            <div id={id} className="pb-5">
              <p className="max-w-[40em]">
                <LinkedText parts={textParts(answer)} />
              </p>
              <p className="mt-2 text-small">
                <a
                  href={`#${id}`}
                  className="inline-block py-1 text-soft underline underline-offset-4"
                >
                  Link to this answer
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

interface TipsProps {
  heading: string;
  tips: Registration['tips'];
}

export function Tips({ heading, tips }: TipsProps) {
  return (
    <Section id="tips" heading={heading}>
      <ol className="print-rows grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {tips.map(({ title, description }) => (
          <li key={title}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-soft">
              <LinkedText parts={textParts(description)} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface GlossaryProps {
  heading: string;
  words: Registration['words'];
}

/** Explains terms of registration: what they mean, where to find them, and who to ask. */
export function Glossary({ heading, words }: GlossaryProps) {
  return (
    <Section id="words" heading={heading}>
      <ul className="border-b border-hair">
        {words.map(({ id, word, meaning, see, ask }) => (
          <li
            key={id}
            id={id}
            className="word addressed grid gap-x-8 gap-y-1.5 border-t border-hair py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
          >
            <h3 className="text-h3">{word}</h3>
            <div className="max-w-[39em]">
              <p>
                <LinkedText parts={textParts(meaning)} />
              </p>
              <Answer question="Where to see it" answer={see} />
              <Answer question="Who to ask" answer={ask} />
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
