import { useEffect, useMemo } from 'react';
import {
  drawOf,
  readKeptDraw,
  withoutClasses,
  type KeptDraw,
} from '../../domain/practice/kept-draw.ts';
import { whyToday, type WhyToday } from '../../domain/practice/why-today.ts';
import { island } from '../../ui/Island.tsx';
import { store, useStored } from '../../ui/use-stored.ts';
import { useToday } from '../../ui/use-today.ts';
import { ClassChoice } from './ClassChoice.tsx';
import { todayKey, usePractice } from './stored-practice.ts';

interface Listed {
  name: string;
  title: string;
  page: string;
  minutes: number;
  seeds: number;
}

interface TodaysThreeProps {
  /** How they are chosen, in a sentence. */
  rule: string;
  /** All problems, by the codes of their classes. */
  classes: readonly { code: string; name: string; problems: readonly Listed[] }[];
}

/** Three problems for the visitor's day, which this browser keeps until it is over. */
export const TodaysThree = island(function TodaysThree({ rule, classes }: TodaysThreeProps) {
  const day = useToday();
  const record = usePractice();
  const text = useStored(todayKey);
  const problems = useMemo(
    () =>
      classes.flatMap(({ code, problems: own }) => own.map((each) => ({ ...each, course: code }))),
    [classes],
  );
  const kept = useMemo(() => readKeptDraw(text), [text]);
  const draw = useMemo(
    () => (day === undefined ? undefined : drawOf(kept, problems, record, day)),
    [kept, problems, record, day],
  );
  useEffect(() => {
    if (draw && draw !== kept) keep(draw);
  }, [draw, kept]);

  const rows = draw?.three.flatMap(({ name, seed }) => {
    const problem = problems.find((each) => each.name === name);
    return problem ? [{ ...problem, seed, why: whyToday(record[name], seed, draw.day) }] : [];
  });
  return (
    <section className="today needs-script no-print" aria-labelledby="today-heading">
      <div className="today-head">
        <h2 id="today-heading">Today’s three</h2>
        {classes.length > 1 && (
          <ClassChoice
            classes={classes}
            without={kept.without}
            onChange={(without) => {
              keep(withoutClasses(kept, without));
            }}
          />
        )}
        <p>{rule}</p>
      </div>
      <ol>
        {rows
          ? rows.map(({ name, course, title, page, minutes, seed, why }) => (
              <li key={name} data-state={why.state}>
                <Tank />
                <a href={seed > 0 ? `${page}?seed=${String(seed)}` : page}>{title}</a>
                <p>
                  <span>{course}</span> <span>{minutes} min</span> <Why {...why} />
                </p>
              </li>
            ))
          : // Before the visitor's day is known, as high as the rows will be.
            [1, 2, 3].map((place) => (
              <li key={place}>
                <Tank />
              </li>
            ))}
      </ol>
    </section>
  );
});

const keep = (draw: KeptDraw) => {
  store(todayKey, JSON.stringify(draw));
};

function Why({ state, words }: WhyToday) {
  return (
    <span className="why">
      {state === 'done' && <span aria-hidden="true">✓ </span>}
      {words}
    </span>
  );
}

/** Empty, begun or full; the words beside it say the same. */
function Tank() {
  return (
    <svg
      viewBox="0 0 26 32"
      width="26"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className="shell" d="M3 7a10 4 0 0 1 20 0v18a10 4 0 0 1-20 0z" />
      <path className="low" d="M3 22h20v3a10 4 0 0 1-20 0z" />
      <path className="full" d="M3 11h20v14a10 4 0 0 1-20 0z" />
      <path className="rim" d="M3 7a10 4 0 0 1 20 0v18a10 4 0 0 1-20 0zM3 7a10 4 0 0 0 20 0" />
      <path className="tick" d="M8 18l4 4 7-8" />
    </svg>
  );
}
