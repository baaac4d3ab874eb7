import type { Questions } from '../../content/questions/schema.ts';
import { stateInWords, stateOf, type AskedQuestion } from '../../domain/questions/questions.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface LatestAnswerProps {
  words: Questions['home'];
  question: AskedQuestion;
}

/** The latest result of the promise above: a question, its outcome, and a link to all. */
export function LatestAnswer({ words, question }: LatestAnswerProps) {
  return (
    <section
      aria-label={words.label}
      className="-my-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0 leading-[1.35] md:my-0 md:grid-cols-[auto_minmax(0,max-content)_auto] md:gap-x-6 md:gap-y-0 lg:order-1 lg:col-span-full lg:grid-cols-[3.75rem_calc(100%_-_25.25rem)_auto] lg:justify-start lg:[&>.state-mark]:justify-self-center"
    >
      <StateMark state={stateOf(question)} />
      <div className="max-md:contents">
        <p className="eyebrow max-md:tracking-[0.05em]">{words.label}</p>
        <p className="max-md:col-span-full max-md:row-start-2 max-md:text-note">
          <a
            className="py-1 font-strong hover:underline hover:decoration-2 hover:underline-offset-4"
            href={`/asked#${question.id}`}
          >
            {question.question}
          </a>{' '}
          <span className="text-soft max-md:hidden md:inline-block">{stateInWords(question)}.</span>
        </p>
      </div>
      <TextLink href="/asked">{words.link}</TextLink>
    </section>
  );
}
