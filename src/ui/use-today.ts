import { startTransition, useEffect, useState } from 'react';
import { today } from './today.ts';

/**
 * The visitor's own day, which changes at midnight; undefined in what the build prints, which knows
 * no clock.
 */
export function useToday(): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let midnight: ReturnType<typeof setTimeout>;
    const look = () => {
      // In small steps: a slow phone stays ready for a tap while the first month is drawn.
      startTransition(() => {
        setDay(today());
      });
      clearTimeout(midnight);
      midnight = setTimeout(look, untilMidnight());
    };
    look();
    // A machine that slept has slept through its timers, and a page may come back from yesterday.
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return day;
}

/** How long the visitor's day goes on, in milliseconds: some days have 23 hours, some 25. */
function untilMidnight(): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
