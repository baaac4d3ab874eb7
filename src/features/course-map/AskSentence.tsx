import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mark } from '../../domain/curriculum/what-if.ts';

interface AskSentenceProps {
  /** The courses to choose from, in the order of their terms. */
  groups: readonly { name: string; courses: readonly { code: string; name: string }[] }[];
  /** What is asked, if anything is. */
  mark: Mark | undefined;
  code: string | undefined;
  onAsk: (code: string, mark: Mark) => void;
}

const verbs: readonly [Mark, string][] = [
  ['dropped', 'drop'],
  ['failed', 'fail'],
  ['done', 'have done'],
];

/** The question as a sentence in which the verb and the course are chosen. */
export function AskSentence({ groups, mark, code, onAsk }: AskSentenceProps) {
  const verb = useRef<HTMLSelectElement>(null);
  const course = useRef<HTMLSelectElement>(null);
  const ask = () => {
    const chosen = course.current?.value ?? '';
    if (chosen !== '') onAsk(chosen, (verb.current?.value ?? 'dropped') as Mark);
  };
  // The fields themselves hold what was chosen: a choice made before the script came is not lost.
  const askEarly = useEffectEvent(ask);
  useEffect(() => {
    askEarly();
  }, []);
  useEffect(() => {
    if (verb.current && mark !== undefined) verb.current.value = mark;
    if (course.current) course.current.value = code ?? '';
  }, [mark, code]);
  return (
    <p className="ask-sentence needs-script">
      What if I{' '}
      <select ref={verb} aria-label="What happens" onChange={ask}>
        {verbs.map(([its, word]) => (
          <option key={its} value={its}>
            {word}
          </option>
        ))}
      </select>{' '}
      <span>
        <select ref={course} aria-label="Which course" onChange={ask}>
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
        ?
      </span>
    </p>
  );
}
