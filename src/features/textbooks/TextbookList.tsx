import type { Textbooks } from '../../content/textbooks.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { mailLink } from '../../domain/mail-link.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface TextbookListProps {
  id: string;
  textbooks: Textbooks['textbooks'];
  /** The mail that asks for a book. */
  mail: Textbooks['bookMail'];
  email: string;
}

const rowsOfABlock = 10;

/**
 * The catalogue: each book with a link that asks for it by mail. A long list comes in blocks, so
 * that the browser need not lay out those that are far away.
 */
export function TextbookList({ id, textbooks, mail, email }: TextbookListProps) {
  const starts = textbooks.map((_, index) => index).filter((index) => index % rowsOfABlock === 0);
  return (
    <div id={id} className="textbooks search-result">
      {starts.map((start) => (
        <ul key={start}>
          {textbooks.slice(start, start + rowsOfABlock).map((book) => (
            <TextbookRow key={`${book.title} ${book.edition}`} {...{ book, mail, email }} />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface TextbookRowProps extends Pick<TextbookListProps, 'mail' | 'email'> {
  book: Textbooks['textbooks'][number];
}

function TextbookRow({ book, mail, email }: TextbookRowProps) {
  const { title, author, edition, course, description } = book;
  const request = mailLink({
    to: email,
    subject: fillIn(mail.subject, { title, author, edition, course }),
    body: fillIn(mail.body, { title, author, edition, course }),
  });
  return (
    <li>
      {/* The spaces keep the fields apart where their text is read without the layout. */}
      <div className="searched">
        <p className="course">{course} </p>
        <h3>{title} </h3>
        <p>{`${author} · ${edition} `}</p>
        {description !== undefined && <p className="about">{description}</p>}
      </div>
      <TextLink href={request}>
        Request<span className="sr-only"> {title}</span>
      </TextLink>
    </li>
  );
}
