import { counted } from '../../domain/counted.ts';
import { dayInWords } from '../../domain/calendar/days.ts';
import { chartOf, numbersByYear, type QuestionNumbers } from '../../domain/question-years.ts';
import type { AskedQuestion } from '../../domain/questions.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { YearChart } from './YearChart.tsx';

interface YearAtAGlanceProps {
  heading: string;
  questions: readonly AskedQuestion[];
  /** The day up to which everything is written down: a build knows no other. */
  until: string;
}

/** Twelve months of questions as a drawing, and all years in numbers. */
export function YearAtAGlance({ heading, questions, until }: YearAtAGlanceProps) {
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
      </div>
      <figure>
        {asked > 0 && <YearChart chart={chart} />}
        <figcaption>
          <ul className="marks">
            <Mark state="changed" count={changed} words="changed something" />
            <Mark state="answered" count={answered - changed - refused} words="answered" />
            <Mark state="refused" count={refused} words="refused" />
            <Mark state="taken" count={open} words="waiting" />
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
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name="these months" numbers={chart.numbers} />
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
  state: Parameters<typeof StateMark>[0]['state'];
  count: number;
  words: string;
}

function Mark({ state, count, words }: MarkProps) {
  if (count === 0) return null;
  return (
    <li>
      <StateMark state={state} /> {count} {words}
    </li>
  );
}
