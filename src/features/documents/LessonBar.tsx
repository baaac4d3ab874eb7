import { monthInWords } from '../../domain/dates/day-words.ts';
import { buttonClass } from '../../ui/button-class.ts';

interface LessonBarProps {
  pdf: string;
  title: string;
  minutes: number;
  formulas?: { page: string } | undefined;
  needs: readonly { title: string; page: string }[];
  reviewed: string;
}

/**
 * Shows facts above a lesson: PDF, formulas, reading time, prerequisites and the date of the last
 * review.
 */
export function LessonBar(props: LessonBarProps) {
  const { pdf, title, minutes, formulas, needs, reviewed } = props;
  return (
    <ul className="document-bar flex flex-wrap items-center border-b border-hair text-note text-soft not-print:max-md:-mt-8">
      <li className="no-print">
        <a href={pdf} target="_blank" className={buttonClass('line', 'small')}>
          <span>
            View PDF
            <span className="sr-only"> of {title}, opens in a new tab</span>
            <span data-pdf-facts={pdf} />
          </span>
        </a>
      </li>
      {formulas && (
        <li className="no-print">
          <a href={formulas.page} className="text-link">
            Formula sheet
          </a>
        </li>
      )}
      <li className="fact">{minutes} minutes</li>
      {needs.length > 0 && (
        <li className="flex flex-wrap items-baseline gap-x-4">
          <span>Needs</span>
          {needs.map((lesson) => (
            <a key={lesson.page} href={lesson.page} className="text-link">
              {lesson.title}
            </a>
          ))}
        </li>
      )}
      <li>Checked {monthInWords(reviewed)}</li>
    </ul>
  );
}

interface ContentsProps {
  sections: readonly { id: string; title: string }[];
}

const state = 'contents-open';

/**
 * Table of contents. On wide screens it's next to the text, and elsewhere behind a button. An empty
 * popover holds the open state, as in the site's menu, so a click on a section counts as a click
 * outside and closes the table. src/features/documents/ReadingPlace.astro marks the current section
 * and offers to continue.
 */
export function Contents({ sections }: ContentsProps) {
  return (
    <div className="companion no-print text-note">
      <p
        className="continue not-print:max-lg:gap-1.5 not-print:max-lg:border-accent not-print:max-lg:font-normal"
        hidden
      >
        Continue at{' '}
        <a href="#content" className="text-link">
          the beginning
        </a>
      </p>
      <button
        type="button"
        popoverTarget={state}
        className="contents-button not-print:max-lg:cursor-pointer"
      >
        <svg
          className="not-print:max-lg:flex-none not-print:max-lg:fill-none not-print:max-lg:stroke-stream not-print:max-lg:stroke-2"
          viewBox="0 0 16 16"
          width="16"
          height="16"
          aria-hidden="true"
        >
          <path d="M3 1v14M3 4h4M3 8h10M3 12h6" />
        </svg>
        <span className="in-[.small]:sr-only">Contents</span>
      </button>
      <div id={state} popover="auto" className="menu-state [inset:auto]" />
      <nav aria-labelledby="contents" className="lesson-contents">
        <p className="text-fine font-strong tracking-[0.08em] text-soft uppercase" id="contents">
          On this page
        </p>
        <ul className="mt-2 border-l border-hair">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className="not-print:max-lg:py-2 not-print:max-lg:-outline-offset-3"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
