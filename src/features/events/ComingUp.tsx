import type { WeeklySeries } from '../../domain/events/weekly-series.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Location } from './Location.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface ComingUpProps {
  heading: string;
  nothingComing: string;
  inTerm: string;
  series: readonly WeeklySeries[];
  rooms: readonly Room[];
  zone: string;
}

/**
 * Shows future events and the usual times of weekly ones. The build doesn't know the date, so the
 * list starts out empty and hidden. src/features/events/ComingUpOnTheClock.astro fills it, and
 * hides the usual time of each series in the list.
 */
export function ComingUp({ heading, nothingComing, inTerm, series, rooms, zone }: ComingUpProps) {
  return (
    <div id="coming-up" className="on-the-clock" data-unread>
      <div hidden>
        <Section id="coming" heading={heading}>
          <ul className="event-list coming border-t border-hair" />
          <p className="max-w-[39em]">
            <LinkedText parts={textParts(nothingComing)} />
          </p>
        </Section>
      </div>
      {/* Aligned with the column of text above. */}
      <div className="print-rows grid gap-x-10 md:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]">
        <div className="md:col-start-2">
          {series.map(({ id, title, usually, location }) => (
            <p key={id} id={id} className="usual mt-3 max-w-[39em] scroll-mt-[16rem]">
              {inTerm}: <b>{title}</b> on <span className="whitespace-nowrap">{usually},</span>{' '}
              <Location location={location} rooms={rooms} />.
            </p>
          ))}
          <p className="zone-name mt-3 max-w-[39em] scroll-mt-[16rem]" hidden>
            All times are {zone}.
          </p>
        </div>
      </div>
    </div>
  );
}

interface SubscribeProps {
  /** Address of the feed, with https. */
  feed: string;
  name: string;
  note: string;
}

export function Subscribe({ feed, name, note }: SubscribeProps) {
  const webcal = feed.replace('https:', 'webcal:');
  const google = new URLSearchParams({ cid: webcal });
  const outlook = new URLSearchParams({ url: feed, name });
  return (
    <>
      <p className="max-w-[39em] text-soft">
        <LinkedText parts={textParts(note)} />
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={webcal} variant="solid">
          Apple Calendar
        </ButtonLink>
        <ButtonLink
          href={`https://calendar.google.com/calendar/r?${google.toString()}`}
          variant="line"
        >
          Google Calendar
        </ButtonLink>
        <ButtonLink
          href={`https://outlook.live.com/calendar/0/addfromweb?${outlook.toString()}`}
          variant="line"
        >
          Outlook
        </ButtonLink>
      </p>
      <p className="mt-4 text-small">
        <span className="text-soft">Or copy the address: </span>
        <span className="wrap-anywhere select-all">{feed}</span>
      </p>
    </>
  );
}
