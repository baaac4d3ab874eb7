import { useEffect, useEffectEvent, useState } from 'react';
import type { CalendarEvent } from '../../domain/events/calendar-event.ts';
import { addMonths, monthOf, type IsoMonth } from '../../domain/events/month-grid.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { FetchTrouble } from '../../ui/FetchTrouble.tsx';
import { useAddress } from '../../browser/use-address.ts';
import { island } from '../../ui/Island.tsx';
import { EventDialog } from './EventDialog.tsx';
import { MonthHeader } from './MonthHeader.tsx';
import { MonthTable } from './MonthTable.tsx';
import { useEvents } from './use-events.ts';
import { campusDay } from '../../browser/campus-day.ts';
import { useToday } from '../../browser/use-today.ts';

interface EventsCalendarProps {
  recent: readonly CalendarEvent[];
  months: readonly IsoMonth[];
  zone: string;
  zoneName: string;
  rooms: readonly Room[];
}

export const EventsCalendar = island(function EventsCalendar({
  recent,
  months,
  zone,
  zoneName,
  rooms,
}: EventsCalendarProps) {
  const today = useToday(campusDay);
  const [id, setId] = useState('');
  const address = useAddress('#', setId);
  // The month that the visitor chose, and the hash at that time. If the hash changes later, its
  // event takes precedence.
  const [view, setView] = useState<{ month: IsoMonth; address: string }>();

  const current = view?.month ?? (today && monthOf(today));
  const around = current ? [-1, 0, 1].map((count) => addMonths(current, count)) : [];
  const { events, failed, retry } = useEvents(recent, months, around);
  const selected = events.find((event) => event.id === id);
  const month = selected && view?.address !== id ? monthOf(selected.date) : current;
  const shown = month ? events.filter(({ date }) => monthOf(date) === month) : [];

  const turnTo = (next: IsoMonth) => {
    setView({ month: next, address: id });
  };
  const open = (event: string) => {
    if (month) setView({ month, address: event });
    address.goTo(event);
  };
  useListLinks(open);
  return (
    <div className="calendar needs-script not-print:max-md:min-h-[38rem]">
      <MonthHeader
        month={month}
        today={today}
        months={months}
        count={shown.length}
        trouble={
          failed &&
          month?.startsWith(failed.year) && (
            <FetchTrouble what="This month’s events" problem={failed.problem} retry={retry} />
          )
        }
        turnTo={turnTo}
      />
      <MonthTable month={month} today={today} events={shown} open={open} />
      <EventDialog
        event={selected}
        {...{ zone, zoneName, rooms }}
        onClose={(done) => {
          if (month) setView({ month, address: '' });
          // After Back, the event is no longer in the address.
          if (selected) address.leave(done);
          else done();
        }}
      />
    </div>
  );
});

/**
 * Opens events in the dialog when someone clicks their #id links in the lists. Without JavaScript,
 * these are plain links.
 */
function useListLinks(open: (id: string) => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const { target } = click;
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('.event-list a[href^="#"]');
      // With a modifier key, the browser opens the link in another tab or window.
      if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
      click.preventDefault();
      link.focus({ preventScroll: true });
      onOpen(link.hash.slice(1));
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, []);
}
