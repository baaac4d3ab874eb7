import type { ReactNode } from 'react';
import { courseAddress } from '../../domain/courses/course-codes.ts';
import { slug } from '../../domain/words/slug.ts';

interface CourseDisclosureProps {
  code: string;
  name: string;
  /** Extra words that the search also looks in. */
  topics?: readonly string[] | undefined;
  /** Summary of the contents, in words. */
  count: string;
  children: ReactNode;
}

/**
 * A course that opens on request, one at a time, without a script. Its code links to its page and
 * is next to the control that opens it, not inside it.
 */
export function CourseDisclosure(props: CourseDisclosureProps) {
  const { code, name, topics = [], count, children } = props;
  return (
    <div
      className="course-row grid grid-cols-[6rem_minmax(0,1fr)] items-start border-t border-t-hair last:border-b last:border-b-hair max-sm:grid-cols-[minmax(0,1fr)]"
      data-words={topics.length > 0 ? topics.join(', ') : undefined}
    >
      <a
        href={courseAddress(code)}
        className="code code-tag justify-self-start py-4 hover:text-accent-hover hover:decoration-3 max-sm:pt-2.5 max-sm:pb-0.5"
      >
        {code}
        <span className="sr-only">: everything we have</span>
      </a>
      <details className="print:break-inside-auto" name="course">
        <summary className="group disclosure grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3.5 pr-9 [--sign-at:1.65rem] max-sm:pt-1 max-sm:[--sign-at:0.95rem]">
          <h3 className="text-h4 leading-close font-h3 group-hover:text-accent">
            <span className="sr-only">{code}</span> {name}
          </h3>
          <span className="count">{count}</span>
        </summary>
        {/* The id is on the content, so a link to it or the browser's own search opens the
            course. */}
        <div id={slug(code)}>{children}</div>
      </details>
    </div>
  );
}
