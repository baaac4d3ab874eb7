import type { Sign } from '../../../domain/practice/exam-results.ts';

const names: Record<Sign, string> = { right: 'right', wrong: 'not right', none: 'not tried' };

/** A row of signs: full for right, struck for not right, dashed for not tried; told apart without color. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
  return (
    <span
      className="exam-signs"
      role="img"
      aria-label={signs.map((sign) => names[sign]).join(', ')}
    >
      {signs.map((sign, index) => (
        <svg key={index} viewBox="0 0 20 20" fill="none" className={sign}>
          <circle cx="10" cy="10" r="8" />
          {sign === 'wrong' && <path d="M4.5 15.5l11-11" />}
          {sign === 'right' && <path d="M6 10.5l3 3 5.5-6.5" />}
        </svg>
      ))}
    </span>
  );
}
