/** How far something is, from nothing to an end. */
type MarkedState = 'waiting' | 'taken' | 'answered' | 'changed' | 'refused';

/**
 * The shape of a state, around the point 0, 0, made of the strokes of the process line: a ring while
 * something waits, half full while somebody has it, full when it is answered, a diamond when
 * something changed and a cross when it was refused. No two differ by color alone.
 */
export function StateShape({ state }: { state: MarkedState }) {
  switch (state) {
    case 'waiting':
      return <circle className="vessel" r="6.5" />;
    case 'taken':
      return (
        <>
          <circle className="vessel" r="6.5" />
          <path className="arrow" d="M-6.5 0a6.5 6.5 0 0 0 13 0z" />
          <circle className="thin" r="6.5" fill="none" />
        </>
      );
    case 'answered':
      return (
        <>
          <circle className="arrow" r="6.5" />
          <circle className="thin" r="6.5" fill="none" />
        </>
      );
    case 'changed':
      return (
        <>
          <path className="arrow" d="M0-9 9 0 0 9-9 0z" />
          <path className="thin" d="M0-9 9 0 0 9-9 0z" fill="none" />
        </>
      );
    case 'refused':
      return <path className="vessel" d="M-6-6 6 6M6-6-6 6" />;
  }
}

/** The same beside its words, which say as much. */
export function StateMark({ state }: { state: MarkedState }) {
  return (
    <svg
      viewBox="-10 -10 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="pfd state-mark flex-none"
    >
      <StateShape state={state} />
    </svg>
  );
}
