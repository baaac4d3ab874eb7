type MarkedState = 'waiting' | 'taken' | 'answered' | 'changed' | 'refused';

/**
 * The symbol of a state, centered at 0, 0: a ring while waiting, half full when assigned, full when
 * answered, a diamond when something changed, and a cross when refused. The shapes are
 * distinguishable without color.
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

/** The symbol as an icon for use next to its label. */
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
