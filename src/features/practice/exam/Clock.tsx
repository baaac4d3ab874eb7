import { useState } from 'react';
import { timeLeft } from '../../../domain/practice/exam-sitting.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from './use-now.ts';

interface ClockProps {
  began: number;
  /** None means that nobody counts. */
  minutes: number;
}

/** How much time is left, as words and as a pipe that empties; it can be hidden until the end is near. */
export function Clock({ began, minutes }: ClockProps) {
  const now = useNow();
  const [isHidden, setHidden] = useState(false);
  if (minutes === 0) return <p className="exam-clock">No clock</p>;
  const { words, isNearEnd, part } = timeLeft(began, minutes, now);
  const isShown = !isHidden || isNearEnd;
  return (
    <div className="exam-clock">
      <p>{isShown ? words : 'The clock is hidden until the last five minutes.'}</p>
      <p role="status" className="sr-only">
        {isNearEnd && words}
      </p>
      {!isNearEnd && (
        <Button
          variant="line"
          size="small"
          onClick={() => {
            setHidden(!isHidden);
          }}
        >
          {isHidden ? 'Show the clock' : 'Hide the clock'}
        </Button>
      )}
      <progress aria-hidden="true" value={isShown ? Math.max(0, part) : 1} max={1} />
    </div>
  );
}
