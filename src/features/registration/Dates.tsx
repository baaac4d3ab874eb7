import { datesInWords, type KnownDate } from '../../domain/calendar/dates.ts';
import { plainWords, textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface DatesProps {
  heading: string;
  note: string | undefined;
  /** What is said once all of them are over. */
  over: string;
  zone: string;
  dates: readonly (KnownDate & { room?: string | undefined })[];
}

/**
 * The dates on a stream, each at its mark. The build knows no clock, so it prints the days alone;
 * src/features/registration/dates-on-the-clock.ts says how far they are.
 */
export function Dates({ heading, note, over, zone, dates }: DatesProps) {
  const [longest] = dates
    .map(({ title }) => `Next: ${title}, in 100 days`)
    .toSorted((a, b) => b.length - a.length);
  return (
    <section aria-labelledby="dates" className="dates" data-zone={zone}>
      <div className="dates-head">
        <h2 id="dates" className="text-h2">
          {heading}
        </h2>
        <p className="no-print">
          <TextLink href="/resources/registration.ics">Add these dates to your calendar</TextLink>
        </p>
      </div>
      <p className="dates-next on-the-clock" data-next={longest} data-over={plainWords(over)}>
        <span />
        <span hidden>
          <LinkedText parts={textParts(over)} />
        </span>
      </p>
      {note !== undefined && (
        <p className="dates-note">
          <LinkedText parts={textParts(note)} />
        </p>
      )}
      <ol className="dates-stream">
        {dates.map((date) => (
          <OneDate key={date.id} {...date} />
        ))}
      </ol>
    </section>
  );
}

function OneDate({
  id,
  title,
  first,
  last,
  time,
  closes,
  location,
  room,
  text,
  cancelled,
  ends,
}: DatesProps['dates'][number]) {
  const isCancelled = cancelled !== undefined;
  return (
    <li
      id={id}
      className={isCancelled ? 'addressed is-cancelled' : 'addressed'}
      data-first={first}
      data-last={last}
      data-closes={closes}
      // What does not take place is neither next nor over.
      data-ends={isCancelled ? undefined : ends}
    >
      <p className="date-day">{datesInWords({ first, last })}</p>
      <p className="days-away on-the-clock" />
      <h3 className="text-h3">{title}</h3>
      {(time ?? location) !== undefined && (
        <p className="date-place">
          {time}
          {time !== undefined && location !== undefined && ' · '}
          {room === undefined ? (
            location
          ) : (
            <a href={room} className="word-link">
              {location}
            </a>
          )}
        </p>
      )}
      {isCancelled && (
        <p>
          <LinkedText parts={textParts(cancelled)} />
        </p>
      )}
      {text !== undefined && (
        <p className="date-text">
          <LinkedText parts={textParts(text)} />
        </p>
      )}
    </li>
  );
}
