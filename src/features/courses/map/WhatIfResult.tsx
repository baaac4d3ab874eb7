import type { CourseMarks } from '../../../domain/courses/course-marks.ts';
import { Button } from '../../../ui/Button.tsx';

interface WhatIfResultProps {
  heading: string;
  text: string;
  marks: CourseMarks['marks'];
  onTakeBack: (code: string) => void;
}

/** Says when the degree ends, and lists the choices, each with an undo button. */
export function WhatIfResult({ heading, text, marks, onTakeBack }: WhatIfResultProps) {
  return (
    <div className="map-result grid gap-x-16 gap-y-4 pt-9 pb-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end">
      <div aria-live="polite">
        <h2 className="mb-3 max-w-[32ch]">{heading}</h2>
        <p className="max-w-[46em]">{text}</p>
      </div>
      <ul className="flex flex-wrap gap-2.5 lg:justify-end" aria-label="Your choices">
        {Object.entries(marks).map(([code, mark]) => (
          <li key={code}>
            <Button
              variant="line"
              size="small"
              onClick={() => {
                onTakeBack(code);
              }}
            >
              {`${code} ${mark}`}
              <span aria-hidden="true"> ×</span>
              <span className="sr-only">: undo</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
