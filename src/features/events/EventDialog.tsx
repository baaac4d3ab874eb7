import { useEffect, useRef } from 'react';
import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import { googleLink } from '../../domain/calendar/google-link.ts';
import type { Room } from '../../domain/rooms.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EventFacts } from './EventFacts.tsx';

interface EventDialogProps {
  event: CalendarEvent | undefined;
  /** Whether its day has passed: then there is nothing to add to a calendar. */
  isOver: boolean;
  zone: string;
  rooms: readonly Room[];
  /** Takes the event out of the address, and calls back when the browser has done so. */
  onClose: (done: () => void) => void;
}

/** The details of one event. It closes by Close, by the cross, by the backdrop and by Escape. */
export function EventDialog({ event, isOver, zone, rooms, onClose }: EventDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const place = useRef(0);

  useEffect(() => {
    if (event) {
      // What was pressed, in the table or a list; an address has pressed nothing.
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
    // Not by :has() in the style sheet, which every change of the page would ask about anew.
    document.documentElement.classList.toggle('dialog-open', event !== undefined);
  }, [event]);

  const close = () => {
    dialog.current?.close();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- the click is on the backdrop; keys have Escape
    <dialog
      ref={dialog}
      className="event-dialog"
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
        <div className="event-panel">
          <button type="button" className="close-cross" aria-label="Close" onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
          <h2 id="event-title" className="pr-10 text-h2">
            {event.title}
          </h2>
          <EventFacts event={event} rooms={rooms} />
          <p className="mt-6 flex flex-wrap gap-3">
            {event.cancelled === undefined && !isOver && (
              <>
                <ButtonLink href={googleLink(event, zone)} variant="solid">
                  Add to Google Calendar
                </ButtonLink>
                <ButtonLink href={`/events/${event.id}.ics`} variant="line">
                  Other (.ics)
                </ButtonLink>
              </>
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
