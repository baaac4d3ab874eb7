import { useSyncExternalStore } from 'react';
import { momentsOf, type CalendarEvent } from '../../domain/events/calendar-event.ts';
import { listenToClock } from '../../browser/on-the-clock.ts';

/** Whether an event is over, which it may become while somebody reads about it. */
export const useIsOver = (event: CalendarEvent | undefined, zone: string): boolean =>
  useSyncExternalStore(
    listenToClock,
    () => event !== undefined && momentsOf(event, zone).ends <= Date.now() / 60_000,
    () => false,
  );
