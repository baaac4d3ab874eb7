import { useEffect, useRef, useSyncExternalStore } from 'react';
import { momentsOf, type CalendarEvent } from '../../domain/events/calendar-event.ts';
import { googleLink } from '../../domain/events/google-link.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { listenToClock } from '../../browser/on-the-clock.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { dialogClass } from '../../ui/dialog-class.ts';
import { EventFacts } from './EventFacts.tsx';

interface EventDialogProps {
  event: CalendarEvent | undefined;
  zone: string;
  zoneName: string;
  rooms: readonly Room[];
  /** Removes the event from the address and then calls `done`. */
  onClose: (done: () => void) => void;
}

/**
 * Shows the details of an event. The Close button, the X, the Escape key and a click on the
 * backdrop close the dialog.
 */
export function EventDialog({ event, zone, zoneName, rooms, onClose }: EventDialogProps) {
  const isOver = useIsOver(event, zone);
  const isAhead = !isOver && event?.canceled === undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const place = useRef(0);

  useEffect(() => {
    if (event) {
      // The clicked element in the table or a list. Null if the address opened the dialog.
      const pressed = document.querySelector<HTMLElement>(
        ':is(.calendar button, .event-list a):focus',
      );
      opener.current ??= pressed ?? document.getElementById(`open-${event.id}`);
      if (!dialog.current?.open) {
        place.current = scrollY;
        dialog.current?.showModal();
      }
    } else {
      dialog.current?.close();
    }
    // The browser would evaluate :has() on every change of the page, so a class is faster.
    document.documentElement.classList.toggle('dialog-open', event !== undefined);
  }, [event]);

  const close = () => {
    dialog.current?.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks are on the backdrop; on the keyboard, Escape closes the dialog
    <dialog
      ref={dialog}
      className={`${dialogClass} w-[min(34rem,100vw-2rem)]`}
      aria-labelledby={event && 'event-title'}
      onClose={() => {
        const pressed = opener.current;
        opener.current = null;
        onClose(() => {
          scrollTo({ top: place.current, behavior: 'instant' });
          pressed?.focus({ preventScroll: true });
        });
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      {event && (
        <div className="relative px-[clamp(1.25rem,5vw,2rem)] pt-7 pb-8">
          <button
            type="button"
            className="absolute top-3 right-3 size-11 cursor-pointer rounded-control text-[1.75rem] leading-none hover:bg-wash"
            aria-label="Close"
            onClick={close}
          >
            <span aria-hidden="true">×</span>
          </button>
          <h2 id="event-title" className="pr-12 text-h2">
            {event.title}
          </h2>
          <EventFacts event={event} rooms={rooms} zoneName={zoneName} />
          {isOver && <p className="mt-4 font-strong">This one’s over.</p>}
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={googleLink(event, zone)} variant={isAhead ? 'solid' : 'line'}>
              Add to Google Calendar
            </ButtonLink>
            {isAhead && (
              <ButtonLink href={`/events/${event.id}.ics`} variant="line">
                Other (.ics)
              </ButtonLink>
            )}
            <Button variant="line" onClick={close}>
              Close
            </Button>
          </p>
        </div>
      )}
    </dialog>
  );
}

/** Becomes true when the event ends, even if the page stays open. */
const useIsOver = (event: CalendarEvent | undefined, zone: string): boolean =>
  useSyncExternalStore(
    listenToClock,
    () => event !== undefined && momentsOf(event, zone).ends <= Date.now() / 60_000,
    () => false,
  );
