import type { Textbooks } from '../../content/textbooks.ts';
import { textParts } from '../../domain/linked-text.ts';
import { mailLink } from '../../domain/mail-link.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';

interface RequestTextbookProps extends Pick<
  Textbooks,
  'howTo' | 'requestHeading' | 'requestLink' | 'requestMail'
> {
  email: string;
}

/** How to get a book, and the mail that asks for one. */
export function RequestTextbook(props: RequestTextbookProps) {
  const { howTo, requestHeading, requestLink, requestMail, email } = props;
  return (
    <section aria-labelledby="borrow" className="request">
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
        or write to <span className="select-all">{email}</span>
      </p>
    </section>
  );
}
