import { textParts } from '../../domain/linked-text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';

interface SubscribeProps {
  /** The address of the feed, with https. */
  feed: string;
  name: string;
  note: string;
}

/** The ways to have all events in one's own calendar, and kept up to date there. */
export function Subscribe({ feed, name, note }: SubscribeProps) {
  const webcal = feed.replace('https:', 'webcal:');
  const google = new URLSearchParams({ cid: webcal });
  const outlook = new URLSearchParams({ url: feed, name });
  return (
    <>
      <p className="max-w-[39em] text-soft">
        <LinkedText parts={textParts(note)} />
      </p>
      <p className="no-print mt-5 flex flex-wrap gap-3">
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
