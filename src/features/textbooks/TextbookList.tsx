import type { Textbooks } from '../../content/textbooks/schema.ts';
import { requestWords, statusInWords } from '../../domain/textbooks/book-status.ts';
import { courseAddress, splitAtCodes } from '../../domain/courses/course-codes.ts';
import { fillIn, mailLink } from '../../domain/words/mail-link.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface TextbookListProps {
  id: string;
  textbooks: Textbooks['textbooks'];
  /** Additional searchable text for each course. */
  courses: ReadonlyMap<string, string>;
  mail: Textbooks['bookMail'];
  email: string;
}

const rowsOfABlock = 10;

/**
 * Lists the books, each with a link that requests it by email. A long list is split into blocks, so
 * that the browser can defer the layout of distant blocks.
 */
export function TextbookList({ id, textbooks, ...rest }: TextbookListProps) {
  const codes = new Set(rest.courses.keys());
  const starts = textbooks.map((_, index) => index).filter((index) => index % rowsOfABlock === 0);
  return (
    <div id={id} className="textbooks search-result mt-2">
      {starts.map((start) => (
        <ul
          key={start}
          // Hundreds of rows are slow to lay out. The search marks rows that it moves near the
          // window, so that they are laid out.
          className={
            start > 0
              ? 'not-[.near]:[contain-intrinsic-height:auto_80rem] not-[.near]:[content-visibility:auto]'
              : undefined
          }
        >
          {textbooks.slice(start, start + rowsOfABlock).map((book) => (
            <TextbookRow key={`${book.title} ${book.edition}`} {...rest} {...{ book, codes }} />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface TextbookRowProps extends Omit<TextbookListProps, 'id' | 'textbooks'> {
  book: Textbooks['textbooks'][number];
  codes: ReadonlySet<string>;
}

function TextbookRow({ book, courses, codes, mail, email }: TextbookRowProps) {
  const { title, author, short, edition, course, description } = book;
  const status = statusInWords(book);
  const parts = splitAtCodes(course, codes);
  const topics = parts.flatMap(({ text }) => courses.get(text) ?? []).join(', ');
  const request = mailLink({
    to: email,
    subject: fillIn(mail.subject, { title, author, edition, course }),
    body: fillIn(mail.body, { title, author, edition, course }),
  });
  return (
    <li
      className="grid gap-x-6 gap-y-0 border-b border-hair pt-4 pb-3.5 md:grid-cols-[minmax(0,1fr)_auto] print:py-[0.55rem]"
      data-words={topics === '' ? undefined : topics}
    >
      {/* These spaces separate the fields where the layout doesn't, such as in copied text. */}
      <div className="searched">
        <p className="course text-minor font-strong tracking-[0.04em] text-wrap text-accent">
          {parts.map(({ text, isCode }) =>
            isCode ? (
              <a
                className="inline-block py-0.5 underline decoration-[1.5px] underline-offset-3 hover:text-accent-hover hover:decoration-3"
                key={text}
                href={courseAddress(text)}
              >
                {text}
              </a>
            ) : (
              text
            ),
          )}{' '}
        </p>
        <h3 className="text-[1.2rem] leading-tight font-h3 text-wrap">{title} </h3>
        <p className="text-note text-wrap text-soft">{`${author}${short === undefined ? '' : ` (${short})`} · ${edition} `}</p>
        {description !== undefined && (
          <p className="about mt-1 text-note text-wrap text-ink">
            <LinkedText parts={textParts(description)} />{' '}
          </p>
        )}
        {status !== undefined && (
          <p className="status mt-1 text-note font-strong text-wrap text-ink">{status}</p>
        )}
      </div>
      <a className="text-link justify-self-start md:self-center print:hidden" href={request}>
        {requestWords(book)}
        <span className="sr-only">
          {book.status === 'lent' ? ' for ' : ' '}
          {title}
        </span>
      </a>
    </li>
  );
}

interface RequestTextbookProps extends Pick<
  Textbooks,
  'howTo' | 'requestHeading' | 'requestLink' | 'requestMail'
> {
  email: string;
}

/** Explains how to get a book, with a link to the email that requests one. */
export function RequestTextbook(props: RequestTextbookProps) {
  const { howTo, requestHeading, requestLink, requestMail, email } = props;
  return (
    <section aria-labelledby="borrow" className="request lg:sticky lg:top-24 lg:self-start">
      <h2 id="borrow" className="text-h2">
        {requestHeading}
      </h2>
      <p className="mt-4 mb-5 max-w-[39em] text-soft">
        <LinkedText parts={textParts(howTo)} />
      </p>
      <ButtonLink href={mailLink({ ...requestMail, to: email })} variant="solid">
        {requestLink}
      </ButtonLink>
      <p className="mt-3 text-small text-soft">
        or email <span className="select-all">{email}</span>
      </p>
    </section>
  );
}
