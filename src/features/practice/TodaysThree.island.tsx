import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { drawOf, readKeptDraw, withoutClasses } from '../../domain/practice/kept-draw.ts';
import { whyToday, type WhyToday } from '../../domain/practice/todays-three.ts';
import { rowClass } from './row-class.ts';
import { island } from '../../ui/Island.tsx';
import { useStored } from '../../browser/use-stored.ts';
import { useToday } from '../../browser/use-today.ts';
import { storeDraw } from './stored-draw.ts';
import { todayKey, usePractice } from './stored-practice.ts';

interface Listed {
  name: string;
  title: string;
  page: string;
  minutes: number;
  seeds: number;
}

interface TodaysThreeProps {
  /** A sentence that explains how the problems are chosen. */
  rule: string;
  classes: readonly { code: string; name: string; problems: readonly Listed[] }[];
}

/** Shows the three problems of the visitor's day. */
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
    if (draw && draw !== kept) storeDraw(draw);
  }, [draw, kept]);

  const rows = draw?.three.flatMap(({ name, seed }) => {
    const problem = problems.find((each) => each.name === name);
    return problem ? [{ ...problem, seed, why: whyToday(record[name], seed, draw.day) }] : [];
  });
  return (
    <section
      className="today needs-script no-print relative mb-5 max-lg:in-[.with-exam]:mb-0 lg:-mt-17"
      aria-labelledby="today-heading"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 lg:max-w-none lg:justify-start">
        <h2 className="text-h3 lg:mr-3" id="today-heading">
          Today’s three
        </h2>
        {classes.length > 1 && (
          <ClassChoice
            classes={classes}
            without={kept.without}
            onChange={(without) => {
              storeDraw(withoutClasses(kept, without));
            }}
          />
        )}
        <p className="basis-full text-note leading-[1.4] text-soft">{rule}</p>
      </div>
      <ol className="mt-2.5 lg:relative lg:mt-3 lg:grid lg:grid-cols-[repeat(3,minmax(0,1fr))] lg:gap-x-8 lg:gap-y-0 lg:pt-4">
        {rows
          ? rows.map(({ name, course, title, page, minutes, seed, why }) => (
              <li className={rowClass.row} key={name} data-state={why.state}>
                <Tank />
                <a
                  className={rowClass.link}
                  href={seed > 0 ? `${page}?seed=${String(seed)}` : page}
                >
                  {title}
                </a>
                <p className={rowClass.facts}>
                  <span>{course}</span> <span>{minutes} min</span> <Why {...why} />
                </p>
              </li>
            ))
          : // Until the visitor's date is known, placeholders of the same height reserve the space.
            [1, 2, 3].map((place) => (
              <li className={rowClass.row} key={place}>
                <Tank />
              </li>
            ))}
      </ol>
    </section>
  );
});

function Why({ state, words }: WhyToday) {
  return (
    <span className={state && 'font-strong text-accent'}>
      {state === 'done' && <span aria-hidden="true">✓ </span>}
      {words}
    </span>
  );
}

/** A tank that's empty, partly filled or full, as the text says. */
function Tank() {
  return (
    <svg
      className="tank relative row-span-2"
      viewBox="0 0 26 32"
      width="26"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className="fill-sheet" d="M3 7a10 4 0 0 1 20 0v18a10 4 0 0 1-20 0z" />
      <path className="low" d="M3 22h20v3a10 4 0 0 1-20 0z" />
      <path className="full" d="M3 11h20v14a10 4 0 0 1-20 0z" />
      <path
        className="stroke-ink stroke-2 [stroke-linejoin:round]"
        d="M3 7a10 4 0 0 1 20 0v18a10 4 0 0 1-20 0zM3 7a10 4 0 0 0 20 0"
      />
      <path className="tick" d="M8 18l4 4 7-8" />
    </svg>
  );
}

interface ClassChoiceProps {
  classes: readonly { code: string; name: string }[];
  without: readonly string[];
  onChange: (without: string[]) => void;
}

function ClassChoice({ classes, without, onChange }: ClassChoiceProps) {
  const left = classes.filter(({ code }) => !without.includes(code)).length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble up from its contents
    <details onKeyDown={closeByEscape}>
      <summary className="cursor-pointer py-2.5 text-minor font-strong text-accent">
        Which classes?
      </summary>
      <fieldset className="absolute right-0 z-3 grid max-h-[70vh] max-w-full overflow-y-auto rounded-card border border-soft bg-sheet px-4 pt-2 pb-3 lg:right-auto">
        <legend className="sr-only">Classes for today’s three</legend>
        {classes.map(({ code, name }) => (
          <label
            className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-3 leading-tight"
            key={code}
          >
            <input
              className="size-6"
              type="checkbox"
              checked={!without.includes(code)}
              onChange={({ currentTarget: { checked } }) => {
                onChange(checked ? without.filter((each) => each !== code) : [...without, code]);
              }}
            />
            <span>
              <b>{code}</b> {name}
            </span>
          </label>
        ))}
        <p className="pt-1.5 text-note text-soft" role="status">
          {left === 0
            ? 'None chosen, so we’ll use them all.'
            : `From ${left === classes.length ? 'all' : `${String(left)} of ${String(classes.length)}`} classes.`}
        </p>
      </fieldset>
    </details>
  );
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  // The focused element may be hidden now.
  currentTarget.querySelector('summary')?.focus();
}
