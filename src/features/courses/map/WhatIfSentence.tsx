import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mark } from '../../../domain/courses/what-if.ts';

interface WhatIfSentenceProps {
  groups: readonly { name: string; courses: readonly { code: string; name: string }[] }[];
  mark: Mark | undefined;
  code: string | undefined;
  onMark: (code: string, mark: Mark) => void;
}

const verbs: readonly [Mark, string][] = [
  ['dropped', 'drop'],
  ['failed', 'fail'],
  ['done', 'already passed'],
];

/** The form, phrased as a sentence with menus for the verb and the course. */
export function WhatIfSentence({ groups, mark, code, onMark }: WhatIfSentenceProps) {
  const verb = useRef<HTMLSelectElement>(null);
  const course = useRef<HTMLSelectElement>(null);
  const apply = () => {
    const chosen = course.current?.value ?? '';
    if (chosen !== '') onMark(chosen, (verb.current?.value ?? 'dropped') as Mark);
  };
  // The menus are uncontrolled, so a choice made before the script loads isn't lost.
  const applyEarly = useEffectEvent(apply);
  useEffect(() => {
    applyEarly();
  }, []);
  useEffect(() => {
    if (verb.current && mark !== undefined) verb.current.value = mark;
    if (course.current) course.current.value = code ?? '';
  }, [mark, code]);
  const current = groups.flatMap(({ courses }) => courses).find((each) => each.code === code);
  const words = current ? [current.code, ...current.name.split(' ')] : ['a', 'course'];
  return (
    <p className="ask-sentence needs-script font-display text-[clamp(1.9rem,1.4rem_+_2.2vw,3.2rem)] leading-title font-h1 tracking-[-0.03em]">
      What if I{' '}
      <select ref={verb} aria-label="What happens" onChange={apply}>
        {verbs.map(([its, word]) => (
          <option key={its} value={its}>
            {word}
          </option>
        ))}
      </select>{' '}
      {/* A menu can't wrap its text, so it's invisible and placed over text that can. */}
      <span className="ask-course relative inline-block max-w-full leading-[1.32]">
        <span aria-hidden="true">
          <u className="border-b-(length:--pipe) border-b-stream text-accent no-underline">
            {words.slice(0, -1).map((word) => `${word} `)}
          </u>
          <span className="whitespace-nowrap">
            <u className="border-b-(length:--pipe) border-b-stream text-accent no-underline">
              {words.at(-1)}
              <i />
            </u>
            ?
          </span>
        </span>
        <select
          className="absolute inset-0 [field-sizing:fixed] w-full opacity-0"
          ref={course}
          aria-label="Which course"
          onChange={apply}
        >
          <option value="">a course</option>
          {groups.map(({ name, courses }) => (
            <optgroup key={name} label={name}>
              {courses.map((each) => (
                <option key={each.code} value={each.code}>
                  {`${each.code} ${each.name}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </span>
    </p>
  );
}
