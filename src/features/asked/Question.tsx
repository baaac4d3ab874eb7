import { dayInWords } from '../../domain/calendar/days.ts';
import { courseAddress } from '../../domain/course-address.ts';
import { textParts } from '../../domain/linked-text.ts';
import {
  heardOn,
  isOpen,
  stateInWords,
  stateOf,
  stepInWords,
  waitInWords,
  type AskedQuestion,
} from '../../domain/questions.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface QuestionProps {
  question: AskedQuestion;
  /** Whether the page of its course is there. */
  hasCourse: boolean;
}

/** A question in the words of whoever asked it, how things stand, the answer, and its way there. */
export function Question({ question, hasCourse }: QuestionProps) {
  const { id, topic, course, steps, answer, source } = question;
  return (
    <article id={id} className="question addressed" aria-label={question.question}>
      <div>
        <Standing question={question} />
        <h3>
          <a href={`#${id}`}>{question.question}</a>
        </h3>
        {answer !== undefined && (
          <p className="answer">
            <LinkedText parts={textParts(answer)} />
          </p>
        )}
        <p className="about">
          {topic}
          {course !== undefined && (
            <>
              {' · '}
              {hasCourse ? <a href={courseAddress(course)}>{course}</a> : course}
            </>
          )}
          {source !== undefined && (
            <>
              {' · '}
              <TextLink href={source}>Where it is written</TextLink>
            </>
          )}
        </p>
      </div>
      <ol className="question-steps">
        {steps.map((step, place) => (
          <li key={place} data-what={step.what}>
            <p>
              <b>{stepInWords(step)}</b> <time dateTime={step.date}>{dayInWords(step.date)}</time>
            </p>
            {step.text !== undefined && <p className="note">{step.text}</p>}
          </li>
        ))}
        {isOpen(question) && (
          <li className="pending">
            <p>No answer yet</p>
          </li>
        )}
      </ol>
    </article>
  );
}

/** How things stand; how long an open question has waited today, a script adds. */
function Standing({ question }: Pick<QuestionProps, 'question'>) {
  const since = heardOn(question);
  return (
    <p className="standing">
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
