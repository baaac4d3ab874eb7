import { useLayoutEffect, useRef, type RefObject } from 'react';
import { timeLeft } from '../../../domain/practice/exam/exam-sitting.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from '../../../browser/use-now.ts';

interface ClockProps {
  began: number;
  /** 0 means no time limit. */
  minutes: number;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
}

const line =
  'exam-clock sticky top-header z-7 col-span-full flex min-h-14 items-center justify-between gap-x-5 gap-y-2 bg-paper py-1.5 font-strong tabular-nums';

/**
 * Shows the time left as text and as a pipe that empties. The student can hide the clock until the
 * end is near.
 */
export function Clock({ began, minutes, isHidden, onHide }: ClockProps) {
  const now = useNow();
  const place = useRef<HTMLParagraphElement>(null);
  if (minutes === 0) return <p className={line}>No clock</p>;
  const { words, isNearEnd, part } = timeLeft(began, minutes, now);
  const isShown = !isHidden || isNearEnd;
  return (
    <div className={line}>
      <p ref={place} tabIndex={-1}>
        {isShown ? words : 'The clock is hidden until the last five minutes.'}
      </p>
      <p role="status" className="sr-only">
        {isNearEnd && words}
      </p>
      {!isNearEnd && <HideButton isHidden={isHidden} onHide={onHide} instead={place} />}
      <progress aria-hidden="true" value={isShown ? Math.max(0, part) : 1} max={1} />
    </div>
  );
}

interface HideButtonProps extends Pick<ClockProps, 'isHidden' | 'onHide'> {
  /** Gets the focus if the focused button disappears. */
  instead: RefObject<HTMLElement | null>;
}

function HideButton({ isHidden, onHide, instead }: HideButtonProps) {
  const own = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [button, next] = [own.current, instead.current];
    return () => {
      if (button?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    };
  }, [instead]);
  return (
    <span ref={own}>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          onHide(!isHidden);
        }}
      >
        {isHidden ? 'Show the clock' : 'Hide the clock'}
      </Button>
    </span>
  );
}
