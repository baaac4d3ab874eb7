import type { Home } from '../../content/home.ts';
import type { NextRow } from '../../domain/calendar/next-rows.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface NextEventProps {
  words: Home['next'];
  /** What may be next, and whether that is all there is; src/layouts/NextOnTheClock.astro reads it. */
  known: { rows: NextRow[]; isWhole: boolean };
  hasEquipment: boolean;
}

/**
 * What is next, as an instrument that reads the line. The build knows no clock, so it prints what is
 * always true; a few lines of script put the event or the word between terms in its place.
 */
export function NextEvent({ words: { always, between }, known, hasEquipment }: NextEventProps) {
  return (
    <section
      className="next on-the-clock"
      aria-label="Next event"
      data-known={JSON.stringify(known)}
    >
      <Notice {...always} href="/events" hasEquipment={hasEquipment} />
      <div className="next-state" hidden>
        <p className="dial">
          <span data-word /> <b data-word />
        </p>
        <p className="reading">
          <span className="next-label" data-word data-ahead="Next" />
          <a className="next-title" href="/events">
            <span data-word />
          </a>{' '}
          <span className="next-facts">
            <span data-word /> · <span data-word /> ·{' '}
            <a href="/resources/getting-around">
              <span data-word />
            </a>
          </span>
        </p>
        <TextLink href="/events.ics">Add to calendar</TextLink>
        {hasEquipment && <i className="signal" />}
      </div>
      <Notice {...between} href="/events#subscribe" hasEquipment={hasEquipment} isHidden />
    </section>
  );
}

interface NoticeProps {
  label: string;
  title: string;
  text: string;
  link: string;
  href: string;
  hasEquipment: boolean;
  isHidden?: boolean;
}

/** What stands there without an event: the instrument shows its own name, as it does on a drawing. */
function Notice({ label, title, text, link, href, hasEquipment, isHidden = false }: NoticeProps) {
  return (
    <div className="next-state is-idle" hidden={isHidden}>
      {hasEquipment && (
        <p className="dial" aria-hidden="true">
          <span>KS</span>
          <b>1101</b>
        </p>
      )}
      <p className="reading">
        <span className="next-label">{label}</span> <span className="next-title">{title}</span>{' '}
        <span className="next-facts">{text}</span>
      </p>
      <TextLink href={href}>{link}</TextLink>
      {hasEquipment && <i className="signal" />}
    </div>
  );
}
