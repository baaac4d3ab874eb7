import type { CourseFacts, CourseLink } from '../../content/courses/queries.ts';
import type { CoursePageWords } from '../../content/courses/page-schema.ts';
import type { Textbooks } from '../../content/textbooks/schema.ts';
import { requestWords, statusInWords } from '../../domain/textbooks/book-status.ts';
import { monthInWords } from '../../domain/dates/day-words.ts';
import { counted } from '../../domain/words/counted.ts';
import { termInWords, whenTaught } from '../../domain/courses/course.ts';
import { fillIn } from '../../domain/words/fill-in.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { mailLink } from '../../domain/words/mail-link.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PacketLink } from './PacketLink.tsx';
import { lanes } from './Piping.tsx';
import { PdfLink } from '../../ui/PdfLink.tsx';

interface CourseAsideProps {
  course: CourseFacts;
  words: {
    /** Where to ask, and the room that its words name, if there is one. */
    ask: CoursePageWords['ask'] & { room?: Room | undefined };
    /** The mail that asks for a book, and to whom it goes. */
    mail: Textbooks['bookMail'];
    email: string;
    chat: string | undefined;
    /** The heading above the questions that were asked about it. */
    asked: string;
  };
}

/** What there is for a course besides reading and solving: books, other people's pages, help. */
export function CourseAside({ course, words }: CourseAsideProps) {
  const { books, outside = [], questions, needs, alongside, opens, slip } = course;
  const plan = planInWords(course);
  const { asked, ask, mail, email, chat } = words;
  return (
    <div className="course-aside grid content-start gap-9 lg:col-start-2 lg:row-[1/3] lg:gap-11 lg:pt-2">
      <CourseExam {...course} />
      {(plan !== '' || slip) && (
        <section aria-labelledby="plan">
          <h2 id="plan">When to take it</h2>
          {plan !== '' && <p>{plan}</p>}
          {slip && (
            <>
              <p>{`If it slips: ${slip.words}`}</p>
              <p>
                <TextLink href={slip.map}>See it on the course map</TextLink>
              </p>
            </>
          )}
        </section>
      )}
      <OtherCourses
        id="alongside"
        heading="With or after"
        courses={alongside.slice(needs.length === 0 ? lanes : 0)}
      />
      {books.length > 0 && (
        <section aria-labelledby="shelf">
          <h2 id="shelf">On our shelf</h2>
          <ul className="shelf">
            {books.map((book) => (
              <Book key={`${book.title} ${book.edition}`} {...{ book, mail, email }} />
            ))}
          </ul>
        </section>
      )}
      {outside.length > 0 && (
        <section aria-labelledby="elsewhere">
          <h2 id="elsewhere">On other sites</h2>
          <ul>
            {outside.map(({ title, text, to, checked }) => (
              <li key={to}>
                <TextLink href={to}>{title}</TextLink>
                <p>
                  {text}
                  {checked !== undefined && ` Checked ${monthInWords(checked)}.`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked">{asked}</h2>
          <ul className="asked-here">
            {questions.map(({ question, page, state, standing }) => (
              <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3" key={page}>
                <StateMark state={state} />
                <div>
                  <TextLink href={page}>{question}</TextLink>
                  <p>{standing}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <OtherCourses id="more-needs" heading="It also needs" courses={needs.slice(lanes)} />
      <OtherCourses id="more-opens" heading="It also unlocks" courses={opens.slice(lanes)} />
      <section aria-labelledby="ask">
        <h2 id="ask">Where to ask</h2>
        <p className="ask">
          <LinkedText parts={textParts(ask.text)} />
        </p>
        <ul className="ask-links mt-2 flex flex-wrap gap-x-6 gap-y-0">
          {[
            ...ask.links,
            ...(ask.room ? [{ title: `Find ${ask.room.name}`, to: ask.room.address }] : []),
            ...(chat === undefined ? [] : [{ title: ask.chat, to: chat }]),
          ].map(({ title, to }) => (
            <li className="m-0" key={title}>
              <TextLink href={to}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** When a course is taught and taken, and its hours, as far as the file says so. */
const planInWords = ({ terms, credit, usual }: CourseFacts): string =>
  [
    ...(terms ? [`Taught ${whenTaught(terms)}.`] : []),
    ...(credit === undefined ? [] : [`${counted(credit, 'credit hour')}.`]),
    ...(usual === undefined ? [] : [`Most people take it in ${termInWords(usual)}.`]),
  ].join(' ');

interface BookProps extends Pick<CourseAsideProps['words'], 'mail' | 'email'> {
  book: CourseFacts['books'][number];
}

function Book({ book, mail, email }: BookProps) {
  const { title, author, edition, course } = book;
  const words = { title, author, edition, course };
  const status = statusInWords(book);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-[1.1rem]">
      <svg
        viewBox="0 0 44 92"
        width="44"
        height="92"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="pfd book h-[4.7rem] w-9"
      >
        <path className="vessel" d="M4 4h30v84H4z" />
        <path className="band fill-stream" d="M4 18h30v14H4z" />
        <path className="thin" d="M4 18h30M4 32h30M4 76h30M34 8l6-3v80l-6 3" />
      </svg>
      <div>
        <h3 className="font-sans text-[1.0625rem] leading-[1.35] font-strong tracking-normal">
          {title}
        </h3>
        <p>{`${author}, ${edition}`}</p>
        {status !== undefined && <p>{status}</p>}
        <TextLink
          href={mailLink({
            to: email,
            subject: fillIn(mail.subject, words),
            body: fillIn(mail.body, words),
          })}
        >
          {requestWords(book)}
          <span className="sr-only">
            {book.status === 'lent' ? ' for ' : ' '}
            {title}
          </span>
        </TextLink>
      </div>
    </li>
  );
}

interface OtherCoursesProps {
  id: string;
  heading: string;
  courses: readonly CourseLink[];
}

/** Courses that the piping does not draw: those of the same term, and those for which no line is left. */
function OtherCourses({ id, heading, courses }: OtherCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {courses.map(({ code, name, page }) => (
          <li key={code}>
            <TextLink href={page}>{code}</TextLink>
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What there is for the exam of a course: a mock one, with a clock or on paper, and its formulas. */
function CourseExam(course: CourseFacts) {
  const { code, exam, sheets } = course;
  if (!exam && sheets.length === 0) return null;
  return (
    <section aria-labelledby="exam">
      <h2 id="exam">For the exam</h2>
      <PacketLink {...course} />
      <ul>
        {exam && (
          <>
            <li>
              <TextLink href={exam.setUp}>Mock exam with a clock</TextLink>
              <p>New numbers every time.</p>
            </li>
            <li>
              <TextLink href={exam.page}>Mock exam on paper</TextLink>
              <p>
                <PdfLink href={exam.pdf} title={`the exam for ${code}`} />
              </p>
            </li>
          </>
        )}
        {sheets.map(({ title, page, pdf }) => (
          <li key={page}>
            <TextLink href={page}>Formulas: {title}</TextLink>
            <p>
              <PdfLink href={pdf} title={`the formulas for ${title}`} />
            </p>
          </li>
        ))}
      </ul>
      {sheets.length > 0 && (
        <p className="more-sheets mt-[0.9rem] text-note">
          <TextLink href="/resources/formulas">Formula sheets for every course</TextLink>
        </p>
      )}
    </section>
  );
}
