import { counted } from '../../domain/counted.ts';
import { dayInWords } from '../../domain/calendar/days.ts';
import { chartOf, numbersByYear, type QuestionNumbers } from '../../domain/question-years.ts';
import type { AskedQuestion, QuestionState } from '../../domain/questions.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { YearChart } from './YearChart.tsx';

interface YearAtAGlanceProps {
  heading: string;
  /** The words of the way down to where one asks. */
  ask: string;
  questions: readonly AskedQuestion[];
  /** The day up to which everything is written down: a build knows no other. */
  until: string;
}

/** Twelve months of questions as a drawing, and all years in numbers. */
export function YearAtAGlance({ heading, ask, questions, until }: YearAtAGlanceProps) {
  const chart = chartOf(questions, until);
  const { asked, answered, changed, refused, open, medianDays } = chart.numbers;
  return (
    <section aria-labelledby="glance" className="glance">
      <div>
        <h2 id="glance" className="text-h2">
          {heading}
        </h2>
        <p className="glance-words">
          <b>{counted(asked, 'question')}</b>, <b>{answered} answered</b>.
          {changed > 0 && (
            <>
              {' '}
              <b>{changed}</b> changed something.
            </>
          )}
          {medianDays !== undefined && (
            <>
              {' '}
              Half of the answers came within <b>{counted(medianDays, 'day')}</b>.
            </>
          )}
        </p>
        <p className="as-of">Written down up to {dayInWords(until)}.</p>
        <p className="to-ask no-print">
          <ButtonLink href="#ask" variant="line">
            {ask}
          </ButtonLink>
        </p>
      </div>
      <figure>
        {asked > 0 && <YearChart chart={chart} />}
        <figcaption>
          <ul className="marks">
            <Mark states={['changed']} count={changed} words="changed something" />
            <Mark states={['answered']} count={answered - changed - refused} words="answered" />
            <Mark states={['refused']} count={refused} words="refused" />
            <Mark
              states={(['taken', 'waiting'] as const).filter((state) =>
                chart.lines.some((line) => line.state === state),
              )}
              count={open}
              words="waiting"
            />
          </ul>
        </figcaption>
      </figure>
      <details className="year-table">
        <summary>The same in numbers, year by year</summary>
        <table>
          <caption className="sr-only">Questions by academic year</caption>
          <thead>
            <tr>
              <th scope="col">Asked in</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  <span>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name="12 months" numbers={chart.numbers} />
            {numbersByYear(questions).map(({ year, ...numbers }) => (
              <Row key={year} name={year} numbers={numbers} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const columns: readonly { title: string; of: (numbers: QuestionNumbers) => number | undefined }[] =
  [
    { title: 'Asked', of: ({ asked }) => asked },
    { title: 'Answered', of: ({ answered }) => answered },
    { title: 'Changed', of: ({ changed }) => changed },
    { title: 'Refused', of: ({ refused }) => refused },
    { title: 'Waiting', of: ({ open }) => open },
    { title: 'Median days', of: ({ medianDays }) => medianDays },
  ];

function Row({ name, numbers }: { name: string; numbers: QuestionNumbers }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ title, of }) => (
        <td key={title}>{of(numbers) ?? '–'}</td>
      ))}
    </tr>
  );
}

interface MarkProps {
  states: readonly QuestionState[];
  count: number;
  words: string;
}

function Mark({ states, count, words }: MarkProps) {
  if (count === 0) return null;
  return (
    <li>
      {states.map((state) => (
        <StateMark key={state} state={state} />
      ))}{' '}
      {count} {words}
    </li>
  );
}
