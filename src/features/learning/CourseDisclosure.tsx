import type { ReactNode } from 'react';

interface CourseDisclosureProps {
  code: string;
  name: string;
  /** How much is inside, in words. */
  count: string;
  children: ReactNode;
}

/** A course that opens on request; of those in a list, one at a time. It needs no script. */
export function CourseDisclosure({ code, name, count, children }: CourseDisclosureProps) {
  return (
    <details name="course">
      <summary>
        <h3>
          <span className="code">{code}</span> {name}
        </h3>
        <span className="count">{count}</span>
      </summary>
      {/* The id is inside: a link to it, and the browser's own search, open the course. */}
      <div id={anchor(code)}>{children}</div>
    </details>
  );
}

/** What a link to a course or a subject says after its #. */
export const anchor = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
