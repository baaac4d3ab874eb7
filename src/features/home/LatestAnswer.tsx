import type { Questions } from '../../content/questions.ts';
import { stateInWords, stateOf, type AskedQuestion } from '../../domain/questions.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface LatestAnswerProps {
  words: Questions['home'];
  question: AskedQuestion;
}

/** What the promise above it came to last: a question, how it ended, and the way to all of them. */
export function LatestAnswer({ words, question }: LatestAnswerProps) {
  return (
    <section aria-label={words.label} className="latest-answer">
      <StateMark state={stateOf(question)} />
      <div>
        <p className="next-label">{words.label}</p>
        <p>
          <a href={`/asked#${question.id}`}>{question.question}</a>{' '}
          <span className="text-soft">{stateInWords(question)}.</span>
        </p>
      </div>
      <TextLink href="/asked">{words.link}</TextLink>
    </section>
  );
}
