import { startTransition, useEffect, useState } from 'react';
import type { IsoDay } from '../../domain/calendar/days.ts';

/** The visitor's own day; undefined in what the build prints, which knows no clock. */
export function useToday(): IsoDay | undefined {
  const [day, setDay] = useState<IsoDay>();
  useEffect(() => {
    // In small steps: a slow phone stays ready for a tap while the first month is drawn.
    startTransition(() => {
      setDay(today());
    });
  }, []);
  return day;
}

function today(): IsoDay {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
