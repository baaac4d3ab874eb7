import { counted } from '../../domain/words/counted.ts';
import { dayInWords } from '../../domain/dates/day-words.ts';
import {
  chartOf,
  numbersByYear,
  type QuestionNumbers,
  type QuestionChart,
  type QuestionLine,
} from '../../domain/questions/question-years.ts';
import type { AskedQuestion, QuestionState } from '../../domain/questions/questions.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StateMark, StateShape } from '../../ui/StateMark.tsx';

interface YearAtAGlanceProps {
  heading: string;
  /** Text of the link to the section "how to ask". */
  ask: string;
  questions: readonly AskedQuestion[];
  /** Date of the last review, at which the chart ends. The build doesn't know today's date. */
  until: string;
}

/** Shows a chart of the last twelve months, and a table of all years. */
export function YearAtAGlance({ heading, ask, questions, until }: YearAtAGlanceProps) {
  const chart = chartOf(questions, until);
  const { asked, answered, changed, refused, open, medianDays } = chart.numbers;
  return (
    <section
      aria-labelledby="glance"
      className="grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="glance" className="text-h2">
          {heading}
        </h2>
        <p className="mt-4 max-w-[26em] text-lead">
          <b className="font-strong">{counted(asked, 'question')}</b>,{' '}
          <b className="font-strong">{answered} answered</b>.
          {changed > 0 && (
            <>
              {' '}
              <b className="font-strong">{changed}</b> changed something.
            </>
          )}
          {medianDays !== undefined && (
            <>
              {' '}
              Half the answers came within{' '}
              <b className="font-strong">{counted(medianDays, 'day')}</b>.
            </>
          )}
        </p>
        <p className="mt-2 text-note text-soft">Up to date as of {dayInWords(until)}.</p>
        <p className="no-print mt-5">
          <ButtonLink href="#ask" variant="line">
            {ask}
          </ButtonLink>
        </p>
      </div>
      <figure>
        {asked > 0 && <YearChart chart={chart} />}
        <figcaption>
          <ul className="mt-3.5 flex flex-wrap gap-x-6 gap-y-1 text-note [&_.state-mark+.state-mark]:-ml-1">
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
      <details className="lg:col-span-full">
        <summary className="w-fit cursor-pointer py-1.5 font-strong">
          The numbers, year by year
        </summary>
        <table className="data-table of-numbers mt-3 max-w-[44rem] text-note leading-close [--cell-x:0.375rem]">
          <caption className="sr-only">Questions by academic year</caption>
          <thead>
            <tr>
              <th className="text-left" scope="col">
                Asked in
              </th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  <span className="max-sm:inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">
                    {title}
                  </span>
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
      <th className="font-strong whitespace-nowrap" scope="row">
        {name}
      </th>
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
    <li className="flex items-center gap-2">
      {states.map((state) => (
        <StateMark key={state} state={state} />
      ))}{' '}
      {count} {words}
    </li>
  );
}

/**
 * The height of the month names, the usual distance between lines, and the maximum height of all
 * lines, in pixels.
 */
const [top, usualPitch, mostHeight] = [26, 22, 460];

/** Beyond this fraction of the width, a label is on the left of its line. */
const nearEdge = 0.8;

/** Maximum number of lines with labels. */
const mostWithWords = 20;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * Draws a line for each question, from the day it was received to the day it was answered. The line
 * ends in the symbol of its state. Horizontal positions are percentages, so that the chart fits any
 * screen and its text keeps its size.
 */
function YearChart({ chart }: { chart: QuestionChart }) {
  const { months, lines, until, now } = chart;
  const pitch = Math.min(usualPitch, mostHeight / Math.max(lines.length, 1));
  const height = top + pitch * lines.length + 6;
  return (
    <svg
      width="100%"
      height={height}
      fill="none"
      stroke="currentColor"
      className="pfd year-chart"
      role="img"
      aria-label={`${counted(lines.length, 'line')}, one for each question, up to ${dayInWords(until)}. The table below has the numbers.`}
    >
      {months.map(({ name, at }, place) => (
        <g key={place}>
          <line className="rule stroke-hair" x1={percent(at)} x2={percent(at)} y1="2" y2={height} />
          <text className="month" x={percent(at)} dx="4" y="14">
            {name}
          </text>
        </g>
      ))}
      <line
        className="now stroke-soft [stroke-dasharray:2_3]"
        x1={percent(now)}
        x2={percent(now)}
        y1="20"
        y2={height}
      />
      {lines.map((line, place) => (
        <Line
          key={place}
          line={line}
          y={top + pitch * (place + 0.5)}
          hasWords={lines.length <= mostWithWords}
        />
      ))}
    </svg>
  );
}

function Line({ line, y, hasWords }: { line: QuestionLine; y: number; hasWords: boolean }) {
  const { state, from, to, days } = line;
  const isLate = to > nearEdge;
  return (
    <g>
      <line
        className={days === undefined ? 'wait' : 'way'}
        x1={percent(from)}
        x2={percent(to)}
        y1={y}
        y2={y}
      />
      <circle className="begin fill-ink" cx={percent(from)} cy={y} r="3" />
      <svg x={percent(to)} y={y} overflow="visible" aria-hidden="true">
        <StateShape state={state} />
      </svg>
      {hasWords && days !== undefined && (
        <text
          className="days fill-ink"
          x={percent(isLate ? from : to)}
          dx={isLate ? -8 : 13}
          y={y + 4}
          textAnchor={isLate ? 'end' : 'start'}
        >
          {counted(days, 'day')}
        </text>
      )}
    </g>
  );
}
