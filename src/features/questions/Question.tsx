import { dayInWords } from '../../domain/dates/day-words.ts';
import { counted } from '../../domain/words/counted.ts';
import { courseAddress } from '../../domain/courses/course-codes.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import {
  heardOn,
  isOpen,
  stateInWords,
  stateOf,
  stepInWords,
  waitInWords,
  type AskedQuestion,
} from '../../domain/questions/questions.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface QuestionProps {
  question: AskedQuestion;
  hasCourse: boolean;
}

/**
 * Shows a question with its state, its answer and its steps. The steps are collapsed once there's
 * an answer.
 */
export function Question({ question, hasCourse }: QuestionProps) {
  const { id, topic, course, steps, answer, source } = question;
  return (
    <article
      id={id}
      className="question addressed mt-7 grid gap-x-[clamp(2rem,6vw,5rem)] gap-y-6 border-t border-hair pt-7 pb-2 max-lg:has-[.question-way]:gap-y-2.5 lg:grid-cols-[minmax(0,1fr)_19rem] print:break-inside-avoid"
      aria-label={question.question}
    >
      <div>
        <StateLine question={question} />
        <h3 className="mt-2.5 max-w-[26em] text-[clamp(1.35rem,1.15rem_+_0.9vw,1.7rem)] leading-[1.18] font-h3">
          <a
            className="hover:underline hover:decoration-2 hover:underline-offset-4"
            href={`#${id}`}
          >
            {question.question}
          </a>
        </h3>
        {answer !== undefined && (
          <p className="answer mt-3.5 max-w-[37em]">
            <LinkedText parts={textParts(answer)} />
          </p>
        )}
        <p className="about mt-3.5 text-note text-soft">
          {topic}
          {course !== undefined && (
            <>
              {' · '}
              {hasCourse ? (
                <a className="py-1 underline underline-offset-4" href={courseAddress(course)}>
                  {course}
                </a>
              ) : (
                course
              )}
            </>
          )}
          {source !== undefined && (
            <>
              {' · '}
              <TextLink href={source}>See it in writing</TextLink>
            </>
          )}
        </p>
      </div>
      {isOpen(question) || answer === undefined ? (
        <Steps question={question} />
      ) : (
        <details className="question-way group lg:details-content:block lg:details-content:[content-visibility:visible]">
          <summary className="w-fit cursor-pointer py-1.5 text-note text-soft group-open:mb-3 hover:text-ink lg:supports-[selector(::details-content)]:hidden">{`How it got there: ${counted(steps.length, 'step')}`}</summary>
          <Steps question={question} />
        </details>
      )}
    </article>
  );
}

function Steps({ question }: Pick<QuestionProps, 'question'>) {
  return (
    <ol className="question-steps pipe-list self-start text-note leading-[1.45] [--dot:0.9rem] [--line-color:var(--stream)] [--line-from:0.65rem] [--line:var(--pipe)]">
      {question.steps.map((step, place) => (
        <li className="pb-4 pl-7 last:pb-0" key={place} data-what={step.what}>
          <p>
            <b className="font-strong">{stepInWords(step)}</b>{' '}
            <time className="block text-soft" dateTime={step.date}>
              {dayInWords(step.date)}
            </time>
          </p>
          {step.text !== undefined && <p className="note text-soft">{step.text}</p>}
        </li>
      ))}
      {isOpen(question) && (
        <li className="pending pb-4 pl-7 text-soft last:pb-0">
          <p>No answer yet</p>
        </li>
      )}
    </ol>
  );
}

/** Shows the state of a question. For an open question, a script adds how long it has waited. */
function StateLine({ question }: Pick<QuestionProps, 'question'>) {
  const since = heardOn(question);
  return (
    <p className="standing flex items-center gap-2 text-note leading-[1.35] font-strong">
      <StateMark state={stateOf(question)} />
      {isOpen(question) ? (
        <span>
          Waiting{' '}
          <span className="on-the-clock" data-waits-since={since}>
            {waitInWords(since)}
          </span>
          , {stateInWords(question)}
        </span>
      ) : (
        <span>{stateInWords(question)}</span>
      )}
    </p>
  );
}
