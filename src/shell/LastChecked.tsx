import { dayInWords } from '../domain/dates/day-words.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface LastCheckedProps {
  day: string;
  /**
   * Time at which the check becomes outdated, in minutes since 1970. by-the-clock.client.ts reads
   * it.
   */
  until: number;
  contact: string | undefined;
  /** True if the page itself says when it's out of date, so no warning is needed here. */
  hasOwnDates: boolean;
}

/** Shows the date on which a page was last checked, or a warning once that's too long ago. */
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
