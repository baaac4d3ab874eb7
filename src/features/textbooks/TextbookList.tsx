import type { Textbooks } from '../../content/textbooks.ts';
import { mailLink } from '../../domain/mail-link.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface TextbookListProps {
  id: string;
  textbooks: Textbooks['textbooks'];
  email: string;
}

const rowsOfABlock = 10;

/**
 * The catalogue: each book with a link that asks for it by mail. A long list comes in blocks, so
 * that the browser need not lay out those that are far away.
 */
export function TextbookList({ id, textbooks, email }: TextbookListProps) {
  const starts = textbooks.map((_, index) => index).filter((index) => index % rowsOfABlock === 0);
  return (
    <div id={id} className="textbooks search-result">
      {starts.map((start) => (
        <ul key={start}>
          {textbooks.slice(start, start + rowsOfABlock).map((book) => (
            <TextbookRow key={`${book.title} ${book.edition}`} book={book} email={email} />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface TextbookRowProps {
  book: Textbooks['textbooks'][number];
  email: string;
}

function TextbookRow({ book, email }: TextbookRowProps) {
  const { title, author, edition, course, description } = book;
  const request = mailLink({
    to: email,
    subject: `Textbook request: ${title} (${course})`,
    body: `Hello,\n\nI would like to borrow ${title} (${author}, ${edition}) for ${course}.\n\nI need it until: `,
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
