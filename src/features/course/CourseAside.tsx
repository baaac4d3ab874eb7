import type { CourseFacts, CourseLink } from '../../content/course-queries.ts';
import type { CoursePageWords } from '../../content/course-page.ts';
import type { Textbooks } from '../../content/textbooks.ts';
import { requestWords, statusInWords } from '../../domain/book-status.ts';
import { monthInWords } from '../../domain/calendar/days.ts';
import { counted } from '../../domain/counted.ts';
import { termInWords, whenTaught } from '../../domain/curriculum/course.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { textParts } from '../../domain/linked-text.ts';
import { mailLink } from '../../domain/mail-link.ts';
import type { Room } from '../../domain/rooms.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { lanes } from './Piping.tsx';

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
    <div className="course-aside">
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
        heading="Together with"
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
          <h2 id="elsewhere">Elsewhere</h2>
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
              <li key={page}>
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
      <OtherCourses id="more-opens" heading="It also opens" courses={opens.slice(lanes)} />
      <section aria-labelledby="ask">
        <h2 id="ask">Where to ask</h2>
        <p className="ask">
          <LinkedText parts={textParts(ask.text)} />
        </p>
        <ul className="ask-links">
          {[
            ...ask.links,
            ...(ask.room ? [{ title: `Find ${ask.room.name}`, to: ask.room.address }] : []),
            ...(chat === undefined ? [] : [{ title: ask.chat, to: chat }]),
          ].map(({ title, to }) => (
            <li key={title}>
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
    ...(credit === undefined ? [] : [`${counted(credit, 'hour')} of credit.`]),
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
    <li>
      <svg
        viewBox="0 0 44 92"
        width="44"
        height="92"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="pfd book"
      >
        <path className="vessel" d="M4 4h30v84H4z" />
        <path className="band" d="M4 18h30v14H4z" />
        <path className="thin" d="M4 18h30M4 32h30M4 76h30M34 8l6-3v80l-6 3" />
      </svg>
      <div>
        <h3>{title}</h3>
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
