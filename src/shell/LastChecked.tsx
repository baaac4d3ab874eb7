import { dayInWords } from '../domain/dates/day-words.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface LastCheckedProps {
  day: string;
  /** Minutes since 1970 when the check becomes outdated; read by by-the-clock.client.ts. */
  until: number;
  /** Address to write to, if the site has such a page. */
  contact: string | undefined;
  /** True if the page itself says when it is out of date; an old check is then not mentioned. */
  hasOwnDates: boolean;
}

/** Date of a page's last check, or a warning once it's outdated. */
export function LastChecked({ day, until, contact, hasOwnDates }: LastCheckedProps) {
  const time = <time dateTime={day}>{dayInWords(day)}</time>;
  return (
    <p className="text-small text-soft">
      <span data-until={until}>Last checked {time}.</span>
      {!hasOwnDates && (
        <span data-since={until} hidden>
          Nobody’s checked this page since {time}.
          {contact !== undefined && (
            <>
              {' '}
              <TextLink href={contact}>Tell us if something’s off</TextLink>
            </>
          )}
        </span>
      )}
    </p>
  );
}
