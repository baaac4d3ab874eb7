import { datesInWords, type KnownDate } from '../../domain/registration/known-dates.ts';
import { plainWords, textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface RegistrationDatesProps {
  heading: string;
  note: string | undefined;
  over: string;
  zone: string;
  dates: readonly (KnownDate & { room?: string | undefined })[];
}

/**
 * Shows dates along a stream. The build doesn't know today's date, so it renders only the dates.
 * src/features/registration/dates-on-the-clock.ts adds how far away each date is.
 */
export function RegistrationDates({ heading, note, over, zone, dates }: RegistrationDatesProps) {
  const [longest] = dates
    .map(({ title }) => `Next: ${title}, in 100 days`)
    .toSorted((a, b) => b.length - a.length);
  // Once all dates are over, a note above the list says so, and each date shows only its day.
  const until = Math.max(
    ...dates.filter(({ canceled }) => canceled === undefined).map(({ ends }) => ends),
  );
  return (
    <section aria-labelledby="dates" className="dates">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="dates" className="text-h2">
          {heading}
        </h2>
        <p className="no-print" data-until={until}>
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
        <p className="mt-2 max-w-[39em] text-soft">
          <LinkedText parts={textParts(note)} />
        </p>
      )}
      <ol className="dates-stream pipe-list mt-7 grid [--line-color:var(--stream)] [--line:var(--pipe)] sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-y-9">
        {dates.map((date) => (
          <OneDate key={date.id} {...{ zone, until }} {...date} />
        ))}
      </ol>
    </section>
  );
}

interface OneDateProps extends KnownDate {
  room?: string | undefined;
  zone: string;
  /** End of the last date, in minutes since 1970. */
  until: number;
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
  canceled,
  ends,
  zone,
  until,
}: OneDateProps) {
  const isCanceled = canceled !== undefined;
  return (
    <li
      id={id}
      className={`addressed pt-0 pr-0 pb-7 pl-9 last:pb-0 sm:pt-8 sm:pr-6 sm:pb-0 sm:pl-0 sm:last:pt-8 sm:last:pr-6 sm:last:pb-0 sm:last:pl-0 print:break-inside-avoid print:[print-color-adjust:exact] ${
        isCanceled ? 'is-canceled' : ''
      }`}
      data-first={first}
      data-last={last}
      data-closes={closes}
      // A canceled date never counts as the next date or as over.
      data-ends={isCanceled ? undefined : ends}
    >
      <p className="date-day font-strong tabular-nums">{datesInWords({ first, last })}</p>
      <p className="days-away on-the-clock" data-until={until} />
      <h3 className="mt-0.5 text-h3">{title}</h3>
      {(time ?? location) !== undefined && (
        <p className="date-place mt-1 text-soft" data-until={until}>
          {time}
          {time !== undefined && (
            <span className="zone-name on-the-clock" hidden>
              {' '}
              {zone}
            </span>
          )}
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
      {isCanceled && (
        <p>
          <LinkedText parts={textParts(canceled)} />
        </p>
      )}
      {text !== undefined && (
        <p className="date-text mt-1 text-note text-soft" data-until={until}>
          <LinkedText parts={textParts(text)} />
        </p>
      )}
    </li>
  );
}
