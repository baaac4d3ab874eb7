import type { QuestionChart, QuestionLine } from '../../domain/question-years.ts';
import { counted } from '../../domain/counted.ts';
import { dayInWords } from '../../domain/calendar/days.ts';
import { StateShape } from '../../ui/StateMark.tsx';

/** The room above the lines for the names of the months, and for a line, in pixels. */
const [top, usualPitch, mostHeight] = [26, 22, 460];

/** Beyond this place on the chart the days of an answer stand before its line, where there is room. */
const nearEdge = 0.8;

/** So many lines leave room for words beside them. */
const mostWithWords = 20;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * A year of questions, each a line from the day it was heard to the day it was answered, which ends
 * in the shape of its state. Places across are parts of the width, so that it fits any screen and
 * its words stay as large as they are.
 */
export function YearChart({ chart }: { chart: QuestionChart }) {
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
          <line className="rule" x1={percent(at)} x2={percent(at)} y1="2" y2={height} />
          <text className="month" x={percent(at)} dx="4" y="14">
            {name}
          </text>
        </g>
      ))}
      <line className="now" x1={percent(now)} x2={percent(now)} y1="20" y2={height} />
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
      <circle className="begin" cx={percent(from)} cy={y} r="3" />
      <svg x={percent(to)} y={y} overflow="visible" aria-hidden="true">
        <StateShape state={state} />
      </svg>
      {hasWords && days !== undefined && (
        <text
          className="days"
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
