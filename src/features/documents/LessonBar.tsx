import { monthInWords } from '../../domain/calendar/days.ts';
import { buttonClass } from '../../ui/button-class.ts';

interface LessonBarProps {
  pdf: string;
  title: string;
  minutes: number;
  formulas?: { page: string } | undefined;
  needs: readonly { title: string; page: string }[];
  reviewed: string;
}

/** What to know before reading: the PDF and the formulas, the time it takes, what to read first, when it was checked. */
export function LessonBar(props: LessonBarProps) {
  const { pdf, title, minutes, formulas, needs, reviewed } = props;
  return (
    <ul className="document-bar">
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
