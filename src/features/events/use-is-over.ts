import { useSyncExternalStore } from 'react';
import { momentsOf, type CalendarEvent } from '../../domain/events/calendar-event.ts';
import { listenToClock } from '../../browser/on-the-clock.ts';

/** True once an event is over, updated while the page is open. */
export const useIsOver = (event: CalendarEvent | undefined, zone: string): boolean =>
  useSyncExternalStore(
    listenToClock,
    () => event !== undefined && momentsOf(event, zone).ends <= Date.now() / 60_000,
    () => false,
  );
