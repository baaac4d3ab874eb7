import { startTransition, useEffect, useState } from 'react';
import { listenToClock } from './on-the-clock.ts';
import { today } from './today.ts';

/**
 * Returns the visitor's date or the campus date, updated at midnight. Undefined before hydration.
 */
export function useToday(read: () => string = today): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let shown: string | undefined;
    const look = () => {
      const now = read();
      if (now === shown) return;
      shown = now;
      // A transition keeps slow phones responsive while the first month is rendered.
      startTransition(() => {
        setDay(now);
      });
    };
    look();
    return listenToClock(look);
  }, [read]);
  return day;
}
