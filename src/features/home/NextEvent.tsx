import type { Home } from '../../content/home/schema.ts';
import type { NextRow } from '../../domain/events/next-rows.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface NextEventProps {
  words: Home['next'];
  /**
   * Events that may be next, and whether these are all events. next-event.client.ts reads them from
   * the page.
   */
  known: { rows: NextRow[]; isWhole: boolean };
  hasEquipment: boolean;
  /** The usual times of weekly events, for when no event is coming up. */
  usual: string | undefined;
  zone: string;
}

const stateClass =
  'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 md:grid-cols-[auto_auto_auto_minmax(2rem,1fr)] md:items-center md:gap-x-6 lg:has-[.dial]:grid-cols-[3.75rem_calc(100%_-_25.25rem)_auto_minmax(2rem,1fr)]';

/**
 * Shows the next event, drawn like an instrument on a flow diagram. The build doesn't know the
 * date, so the page starts with text that's always true. A script fills in the next event, and
 * below it the next event of the other kind (weekly or one-time).
 */
export function NextEvent({ words, known, hasEquipment, usual, zone }: NextEventProps) {
  const { always, between } = words;
  const text = usual ?? between.text;
  return (
    <section
      className="next on-the-clock"
      aria-label="Next event"
      data-known={JSON.stringify(known)}
    >
      <Notice {...always} href="/events" hasEquipment={hasEquipment} />
      <div className={`next-state ${stateClass}`} hidden>
        <p className="dial relative z-1 row-[1/3] grid size-15 grid-rows-[1fr_1fr] place-items-center md:row-auto">
          <span
            className="pt-1 text-[0.75rem] leading-none font-strong tracking-[0.05em] uppercase"
            data-word
          />{' '}
          <b className="pb-1 font-display text-h4 leading-none font-h1" data-word />
        </p>
        <p className="reading grid leading-[1.35] lg:grid-cols-[auto_auto] lg:items-baseline lg:justify-start lg:gap-x-4 lg:gap-y-0">
          <span className="next-label eyebrow lg:col-span-full" data-word data-ahead="Next" />
          <a
            className="next-title justify-self-start font-display text-[1.2rem] leading-close font-h3 tracking-[-0.015em] underline decoration-[1.5px] underline-offset-4 hover:text-accent"
            href="/events"
          >
            <span data-word />
          </a>{' '}
          <span className="next-facts text-soft *:inline-block">
            <span>
              <span data-word /> ·
            </span>{' '}
            <span>
              <span data-word />
              <span className="zone-name" hidden>
                {' '}
                {zone}
              </span>{' '}
              ·
            </span>{' '}
            <a
              className="py-0.5 underline underline-offset-3 hover:text-ink"
              href="/resources/getting-around"
            >
              <span data-word />
            </a>
          </span>
        </p>
        <TextLink href="/events.ics">Add to calendar</TextLink>
        <p className="then next-facts col-[2/-1] mt-1.5 leading-[1.35] text-soft *:inline-block">
          Then{' '}
          <a
            className="py-0.5 font-strong text-ink underline underline-offset-3 hover:text-ink"
            href="/events"
          >
            <span data-then />
          </a>{' '}
          <span>
            <span data-then /> ·
          </span>{' '}
          <span>
            <span data-then /> ·
          </span>{' '}
          <span data-then />
        </p>
        {hasEquipment && <i className="signal" />}
      </div>
      <Notice
        {...between}
        text={text}
        href="/events#subscribe"
        hasEquipment={hasEquipment}
        isHidden
      />
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

/** The text shown when there's no event. Its instrument has a tag of its own. */
function Notice({ label, title, text, link, href, hasEquipment, isHidden = false }: NoticeProps) {
  return (
    <div className={`next-state is-idle ${stateClass}`} hidden={isHidden}>
      {hasEquipment && (
        <p
          className="dial relative z-1 row-[1/3] grid size-15 grid-rows-[1fr_1fr] place-items-center md:row-auto"
          aria-hidden="true"
        >
          <span className="pt-1 text-[0.75rem] leading-none font-strong tracking-[0.05em] uppercase">
            KS
          </span>
          <b className="pb-1 font-display text-[0.95rem] leading-none font-h1">1101</b>
        </p>
      )}
      <p className="reading grid leading-[1.35] lg:grid-cols-[auto_auto] lg:items-baseline lg:justify-start lg:gap-x-4 lg:gap-y-0">
        <span className="next-label eyebrow text-soft lg:col-span-full">{label}</span>{' '}
        <span className="next-title font-display text-[1.2rem] leading-close font-h3 tracking-[-0.015em]">
          {title}
        </span>{' '}
        <span className="next-facts text-soft *:inline-block">{text}</span>
      </p>
      <TextLink href={href}>{link}</TextLink>
      {hasEquipment && <i className="signal" />}
    </div>
  );
}
