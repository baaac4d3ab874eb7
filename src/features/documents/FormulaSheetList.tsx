import type { CourseSheets } from '../../content/documents/queries.ts';
import { counted } from '../../domain/words/counted.ts';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function FormulaSheetList({ courses }: { courses: readonly CourseSheets[] }) {
  if (courses.length === 0) {
    return (
      <p>
        No lesson has equations yet, so there’s nothing to print. Check out{' '}
        <TextLink href="/resources/studyhome">the lessons</TextLink> instead.
      </p>
    );
  }
  return courses.map(({ code, name, page, sheets }) => (
    <Section key={code} id={page.slice(page.lastIndexOf('/') + 1)} heading={code}>
      <p className="mb-3">
        <a
          href={page}
          className="inline-block py-1 text-soft underline underline-offset-4 hover:text-accent"
        >
          {name}
        </a>
      </p>
      <ul>
        {sheets.map((sheet) => (
          <li
            key={sheet.page}
            className="print-rows grid gap-x-6 gap-y-1 border-t border-hair py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <TextLink href={sheet.page}>{sheet.title}</TextLink>
              <p className="text-small text-soft">
                {[counted(sheet.formulas, 'formula'), ...sheet.topics].join(' · ')}
              </p>
            </div>
            <p className="text-small">
              <PdfLink href={sheet.pdf} title={`the formulas for ${sheet.title}`} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
