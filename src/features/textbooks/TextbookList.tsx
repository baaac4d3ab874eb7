import type { Textbooks } from '../../content/textbooks.ts';
import { requestWords, statusInWords } from '../../domain/book-status.ts';
import { courseAddress } from '../../domain/course-address.ts';
import { splitAtCodes } from '../../domain/course-codes.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { textParts } from '../../domain/linked-text.ts';
import { mailLink } from '../../domain/mail-link.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface TextbookListProps {
  id: string;
  textbooks: Textbooks['textbooks'];
  /** What each course is called besides its code, in which a search looks too. */
  courses: ReadonlyMap<string, string>;
  /** The mail that asks for a book. */
  mail: Textbooks['bookMail'];
  email: string;
}

const rowsOfABlock = 10;

/**
 * The catalogue: each book with a link that asks for it by mail. A long list comes in blocks, so
 * that the browser need not lay out those that are far away.
 */
export function TextbookList({ id, textbooks, ...rest }: TextbookListProps) {
  const codes = new Set(rest.courses.keys());
  const starts = textbooks.map((_, index) => index).filter((index) => index % rowsOfABlock === 0);
  return (
    <div id={id} className="textbooks search-result">
      {starts.map((start) => (
        <ul key={start}>
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
    <li data-words={topics === '' ? undefined : topics}>
      {/* The spaces keep the fields apart where their text is read without the layout. */}
      <div className="searched">
        <p className="course">
          {parts.map(({ text, isCode }) =>
            isCode ? (
              <a key={text} href={courseAddress(text)}>
                {text}
              </a>
            ) : (
              text
            ),
          )}{' '}
        </p>
        <h3>{title} </h3>
        <p>{`${author}${short === undefined ? '' : ` (${short})`} · ${edition} `}</p>
        {description !== undefined && (
          <p className="about">
            <LinkedText parts={textParts(description)} />{' '}
          </p>
        )}
        {status !== undefined && <p className="status">{status}</p>}
      </div>
      <TextLink href={request}>
        {requestWords(book)}
        <span className="sr-only">
          {book.status === 'lent' ? ' for ' : ' '}
          {title}
        </span>
      </TextLink>
    </li>
  );
}
