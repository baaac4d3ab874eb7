import { useEffect, useRef } from 'react';
import type { Mark } from '../../domain/curriculum/what-if.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { CourseOnMap } from './course-on-map.ts';

interface CoursePanelProps {
  course: CourseOnMap;
  /** When it stands on the map as it is now, and the hours and seasons, in words. */
  facts: string;
  mark: Mark | undefined;
  onMark: (mark: Mark | undefined) => void;
  onChoose: (code: string) => void;
  onClose: () => void;
}

const choices: readonly [Mark | undefined, string][] = [
  [undefined, 'As most do'],
  ['dropped', 'Dropped'],
  ['failed', 'Failed'],
  ['done', 'Done'],
];

/** A course that was chosen on the map: what it needs, what it opens, and what became of it. */
export function CoursePanel(props: CoursePanelProps) {
  const { course, facts, mark, onMark, onChoose, onClose } = props;
  const { code, name, needs, alongside, opens, page } = course;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [code]);
  return (
    <section
      className="course-panel"
      aria-labelledby="chosen"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <h3 id="chosen" ref={heading} tabIndex={-1}>
        <b>{code}</b> {name}
      </h3>
      <p>{facts}</p>
      <dl>
        <Codes word="Needs" codes={needs} none="nothing" onChoose={onChoose} />
        {alongside.length > 0 && (
          <Codes word="Together with or after" codes={alongside} none="" onChoose={onChoose} />
        )}
        <Codes word="Opens" codes={opens} none="nothing" onChoose={onChoose} />
      </dl>
      <Choices
        key={code}
        name="mark"
        question={`What became of ${code}?`}
        words={choices.map(([, word]) => word)}
        chosen={choices.findIndex(([its]) => its === mark)}
        onChoose={(place) => {
          onMark(choices[place]?.[0]);
        }}
      />
      <p className="panel-ways">
        {page !== undefined && <TextLink href={page}>{`The page of ${code}`}</TextLink>}
        <Button variant="line" size="small" onClick={onClose}>
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
    <div>
      <dt>{word}</dt>
      {codes.length === 0 && <dd>{none}</dd>}
      {codes.map((code) => (
        <dd key={code}>
          <button
            type="button"
            className="code-button"
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
