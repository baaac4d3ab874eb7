import { dayInWords } from '../domain/dates/day-words.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface LastCheckedProps {
  day: string;
  /** The minute since 1970 from which the check is too old to count; by-the-clock.client.ts reads it. */
  until: number;
  /** Address to write to, if the site has such a page. */
  contact: string | undefined;
  /** True if the page itself says when it is out of date; an old check is then not mentioned. */
  hasOwnDates: boolean;
}

/** The day of a page's last check, at its foot; once that is long ago, that nobody has looked since. */
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
