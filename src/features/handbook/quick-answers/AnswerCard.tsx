import type { Answer, Answered } from '../../../domain/handbook/quick-answers/answer.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ConversionWork } from './ConversionWork.tsx';
import { Runs } from './Runs.tsx';

interface AnswerCardProps {
  answer: Answer;
  /** Address of the question box. The component appends the question. */
  box: string;
  /** If true, shows only the value, the interpretation of the question and the notes. */
  isShort?: boolean;
}

/** Shows an answer: the value, the interpretation of the question, more numbers, and the source. */
export function AnswerCard({ answer, box, isShort = false }: AnswerCardProps) {
  if (answer.kind === 'unclear') {
    return (
      <div className="answer-card">
        <p className="text-h3">{answer.prompt}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {answer.choices.map(({ text, question }) => (
            <TextLink key={text} href={`${box}${encodeURIComponent(question)}`}>
              {text}
            </TextLink>
          ))}
        </p>
      </div>
    );
  }
  if (answer.kind === 'refused') {
    return (
      <div className="answer-card">
        {answer.read !== undefined && <p className="text-small text-soft">Read as {answer.read}</p>}
        <p className="max-w-[40em]">{answer.problem}</p>
        <Links links={answer.links} />
      </div>
    );
  }
  return <Found answer={answer} isShort={isShort} />;
}

function Found({ answer, isShort }: { answer: Answered; isShort: boolean }) {
  const { read, label, value, notes } = answer;
  return (
    <div className="answer-card">
      <p className="text-small text-soft">Read as {read}</p>
      <p className="answer-value">
        <Runs runs={value} />
      </p>
      {label !== undefined && <p className="font-strong">{label}</p>}
      {!isShort && answer.work && <ConversionWork work={answer.work} />}
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-[42em]">
          {note}
        </p>
      ))}
      {!isShort && <Details {...answer} />}
    </div>
  );
}

function Details({ rows, source, links }: Answered) {
  return (
    <>
      {rows.length > 0 && (
        <dl className="mt-4 grid max-w-184 grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-10 gap-y-0">
          {rows.map(({ name, value }, index) => (
            <div className="flex justify-between gap-4 border-b border-hair py-1.5" key={index}>
              <dt className="text-soft">{name}</dt>
              <dd className="text-right font-strong whitespace-nowrap tabular-nums">
                <Runs runs={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 max-w-[44em] text-small text-soft">{source}</p>
      <Links links={links} />
    </>
  );
}

function Links({ links }: Pick<Answered, 'links'>) {
  return links.length === 0 ? null : (
    <p className="no-print mt-3 flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ text, href }) => (
        <TextLink key={href} href={href}>
          {text}
        </TextLink>
      ))}
    </p>
  );
}
