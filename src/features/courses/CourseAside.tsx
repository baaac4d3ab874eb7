import type { CourseFacts } from '../../content/courses/queries.ts';
import type { CoursePageWords } from '../../content/courses/page-schema.ts';
import type { Textbooks } from '../../content/textbooks/schema.ts';
import { requestWords, statusInWords } from '../../domain/textbooks/book-status.ts';
import { monthInWords } from '../../domain/dates/day-words.ts';
import { fillIn, mailLink } from '../../domain/words/mail-link.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AsideSection } from './AsideSection.tsx';

interface CourseAsideProps {
  course: CourseFacts;
  words: {
    /** Text about where to ask, and the room named in that text, if any. */
    ask: CoursePageWords['ask'] & { room?: Room | undefined };
    /** Template of the email that requests a book. */
    mail: Textbooks['bookMail'];
    email: string;
    chat: string | undefined;
    asked: string;
  };
}

export function CourseAside({ course, words }: CourseAsideProps) {
  const { books, outside = [], questions } = course;
  const { asked, mail, email } = words;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-12 gap-y-8 pt-10 lg:pt-13">
      <Ask course={course} words={words} />
      {books.length > 0 && (
        <AsideSection id="shelf" title="On our shelf">
          <ul>
            {books.map((book) => (
              <Book key={`${book.title} ${book.edition}`} {...{ book, mail, email }} />
            ))}
          </ul>
        </AsideSection>
      )}
      {outside.length > 0 && (
        <AsideSection id="elsewhere" title="On other sites">
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
        </AsideSection>
      )}
      {questions.length > 0 && (
        <AsideSection id="asked" title={asked}>
          <ul>
            {questions.map(({ question, page, state, status }) => (
              <li
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [&_.state-mark]:mt-2 [&_.text-link]:leading-[1.35]"
                key={page}
              >
                <StateMark state={state} />
                <div>
                  <TextLink href={page}>{question}</TextLink>
                  <p>{status}</p>
                </div>
              </li>
            ))}
          </ul>
        </AsideSection>
      )}
    </div>
  );
}

interface BookProps extends Pick<CourseAsideProps['words'], 'mail' | 'email'> {
  book: CourseFacts['books'][number];
}

function Book({ book, mail, email }: BookProps) {
  const { title, author, edition, course } = book;
  const words = { title, author, edition, course };
  const status = statusInWords(book);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 not-first:mt-5">
      <svg
        viewBox="0 0 44 92"
        width="44"
        height="92"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="pfd h-[3.6rem] w-[1.9rem]"
      >
        <path className="vessel" d="M4 4h30v84H4z" />
        <path className="fill-stream" d="M4 18h30v14H4z" />
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

function Ask({ course: { people }, words: { ask, chat } }: CourseAsideProps) {
  return (
    <AsideSection id="ask" title="Where to ask">
      {people.length > 0 && (
        <>
          <h3 className="text-base font-sans font-strong tracking-normal" id="took-it">
            Took it
          </h3>
          <ul className="mt-1 mb-4" aria-labelledby="took-it">
            {people.map(({ name, found, page }) => (
              <li key={name}>
                {page === undefined ? name : <TextLink href={page}>{name}</TextLink>}
                {found !== undefined && <p>{found}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="max-w-[36.5em]">
        <LinkedText parts={textParts(ask.text)} />
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-0">
        {[
          ...ask.links,
          ...(ask.room ? [{ title: `Find ${ask.room.name}`, to: ask.room.address }] : []),
          ...(chat === undefined ? [] : [{ title: ask.chat, to: chat }]),
        ].map(({ title, to }) => (
          <li className="mt-0!" key={title}>
            <TextLink href={to}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </AsideSection>
  );
}
