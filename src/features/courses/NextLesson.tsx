import type { Library } from '../../content/courses/library-queries.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { takes } from './course-work.ts';

interface NextLessonProps {
  first: NonNullable<Library['first']>;
  total: number;
}

/**
 * Recommends the lesson to start with. tell-library.client.ts replaces it with the visitor's next
 * lesson.
 */
export function NextLesson({ first, total }: NextLessonProps) {
  const { title, page, code, minutes } = first;
  const place = total > 1 ? `The first of ${String(total)}, in ${code}.` : `In ${code}.`;
  return (
    <section
      className="next-lesson callout no-print grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 lg:border-0 lg:pl-0"
      aria-label="Next lesson"
    >
      <p className="eyebrow max-sm:col-span-2" data-where>
        New here? Start with
      </p>
      <p className="max-sm:col-span-2">
        <a
          className="inline-block py-0.5 font-display text-h3 leading-title font-h3 hover:text-accent"
          id="next-lesson"
          href={page}
        >
          {title}
        </a>
      </p>
      <p className="col-start-1 text-note text-soft" data-note>
        {minutes === undefined ? place : `${takes(minutes)}. ${place}`}
      </p>
      <a
        className={`sm:col-start-2 sm:row-span-3 sm:row-start-1 ${buttonClass('solid')}`}
        id="read-next"
        aria-labelledby="read-next next-lesson"
        href={page}
      >
        Start reading
      </a>
    </section>
  );
}
