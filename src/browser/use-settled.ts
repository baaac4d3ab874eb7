import { useEffect, useState } from 'react';

const pause = 300;

/** Returns a value once it has stopped changing for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
