import { startTransition, useEffect, useState } from 'react';
import { listenToClock } from './on-the-clock.ts';
import { today } from './today.ts';

/**
 * The visitor's own day, or another that is read by their clock, such as the campus's. It changes at
 * midnight, and is undefined in what the build prints, which knows no clock.
 */
export function useToday(read: () => string = today): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let shown: string | undefined;
    const look = () => {
      const now = read();
      if (now === shown) return;
      shown = now;
      // In small steps: a slow phone stays ready for a tap while the first month is drawn.
      startTransition(() => {
        setDay(now);
      });
    };
    look();
    return listenToClock(look);
  }, [read]);
  return day;
}
