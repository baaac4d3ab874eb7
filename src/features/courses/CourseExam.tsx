import type { CourseFacts } from '../../content/courses/queries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Mock exam of a course, timed and on paper. */
export function CourseExam({ code, exam }: Pick<CourseFacts, 'code' | 'exam'>) {
  if (!exam) return null;
  return (
    <section aria-labelledby="exam">
      <h2 className="text-h2" id="exam">
        Mock exam
      </h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <div>
          <h3>With a clock</h3>
          <p className="mb-3 text-note text-soft">
            New numbers every time, and a sentence about each mistake.
          </p>
          <ButtonLink href={exam.setUp} variant="line">
            Mock exam with a clock
          </ButtonLink>
        </div>
        <div>
          <h3>On paper</h3>
          <p className="mb-3 text-note text-soft">
            The same exam for everyone, with its key at the end.
          </p>
          <p>
            <TextLink href={exam.page}>Mock exam on paper</TextLink>
          </p>
          <p>
            <PdfLink href={exam.pdf} title={`the exam for ${code}`} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Formula sheets of a course's lessons, and a packet of everything to print. */
export function CourseSheets(course: Pick<CourseFacts, 'code' | 'sheets' | 'packet'>) {
  const { sheets } = course;
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby="sheets">
      <h2 className="text-h3" id="sheets">
        Formula sheets
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {sheets.map(({ title, page, pdf }) => (
          <li key={page} className="flex flex-wrap items-baseline gap-x-4">
            <TextLink href={page}>{title}</TextLink>
            <span className="text-note">
              <PdfLink href={pdf} title={`the formulas for ${title}`} />
            </span>
          </li>
        ))}
      </ul>
      <PacketLink {...course} />
      <p className="mt-4 text-note">
        <TextLink href="/resources/formulas">Formula sheets for every course</TextLink>
      </p>
    </section>
  );
}

/** Button for a course's printable packet; the build fills in its page count and size. */
function PacketLink({ code, packet }: Pick<CourseFacts, 'code' | 'packet'>) {
  if (!packet) return null;
  return (
    <p className="no-print mt-5">
      <ButtonLink href={packet.pdf} variant="line">
        <span>
          Print the packet<span className="sr-only"> for {code}</span>
          <span data-pdf-facts={packet.pdf} />
        </span>
      </ButtonLink>
    </p>
  );
}
