import { useEffect, useEffectEvent, useRef } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import { whenTaught } from '../../../domain/courses/course.ts';
import type { Mark } from '../../../domain/courses/what-if.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { rowId, type CourseOnMap } from './course-on-map.ts';

interface CoursePanelProps {
  course: CourseOnMap;
  opens: readonly string[];
  term: string;
  mark: Mark | undefined;
  onMark: (mark: Mark | undefined) => void;
  onChoose: (code: string) => void;
  onClose: () => void;
}

const choices: readonly [Mark | undefined, string][] = [
  [undefined, 'As planned'],
  ['dropped', 'Dropped'],
  ['failed', 'Failed'],
  ['done', 'Passed'],
];

export function CoursePanel(props: CoursePanelProps) {
  const { course, opens, term, mark, onMark, onChoose, onClose } = props;
  const { code, name, credit, terms, needs, alongside, page } = course;
  const facts = [
    ...(credit === undefined ? [] : [counted(credit, 'hour')]),
    `taught ${whenTaught(terms)}`,
    `here in ${term}`,
  ];
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [code]);
  const close = () => {
    const boxes = panel.current?.parentElement?.querySelectorAll<SVGAElement>(
      `a[href="#${rowId(code)}"]`,
    );
    [...(boxes ?? [])].find((box) => box.getClientRects().length > 0)?.focus();
    onClose();
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <section
      ref={panel}
      className="course-panel panel sticky bottom-0 z-2 mt-6 grid gap-x-10 gap-y-3 border-t-(length:--pipe) border-t-stream pb-5 md:max-lg:top-22 md:max-lg:bottom-auto lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      aria-labelledby="chosen"
    >
      <h3
        className="text-(length:--text-h3) leading-[var(--text-h3--line-height)] font-medium lg:col-span-full"
        id="chosen"
        ref={heading}
        tabIndex={-1}
      >
        <b>{code}</b> {name}
      </h3>
      <p className="text-note text-soft lg:col-span-full lg:-mt-2">{facts.join(' · ')}</p>
      <dl>
        <Codes word="Needs" codes={needs} none="nothing" onChoose={onChoose} />
        {alongside.length > 0 && (
          <Codes word="With or after" codes={alongside} none="" onChoose={onChoose} />
        )}
        <Codes word="Unlocks" codes={opens} none="nothing" onChoose={onChoose} />
      </dl>
      <fieldset>
        <legend className="font-strong">{`What happened with ${code}?`}</legend>
        {choices.map(([its, word]) => (
          <label className="mr-5 inline-flex min-h-8 items-center gap-1.5" key={word}>
            <input
              type="radio"
              name="mark"
              checked={its === mark}
              onChange={() => {
                onMark(its);
              }}
            />
            {word}
          </label>
        ))}
      </fieldset>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-note text-soft">
        {page !== undefined && <TextLink href={page}>{`Go to ${code}`}</TextLink>}
        <Button variant="line" size="small" onClick={close}>
          Close
        </Button>
      </p>
    </section>
  );
}

interface CodesProps {
  word: string;
  codes: readonly string[];
  none: string;
  onChoose: (code: string) => void;
}

function Codes({ word, codes, none, onChoose }: CodesProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1.5 py-1">
      <dt className="min-w-16 font-strong">{word}</dt>
      {codes.length === 0 && <dd>{none}</dd>}
      {codes.map((code) => (
        <dd key={code}>
          <button
            type="button"
            className="min-h-[1.9rem] cursor-pointer rounded-control border-[1.5px] border-accent px-2.5 text-small font-strong text-accent hover:bg-wash"
            onClick={() => {
              onChoose(code);
            }}
          >
            {code}
          </button>
        </dd>
      ))}
    </div>
  );
}
