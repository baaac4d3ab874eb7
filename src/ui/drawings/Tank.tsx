/**
 * A tank that's empty, low, full with a check mark, or full with a star. Its label gives the same
 * information.
 */
export function Tank() {
  return (
    <svg
      viewBox="0 0 26 32"
      width="26"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="tank"
    >
      <path className="low" d="M3 22h20v3a10 4 0 0 1-20 0z" />
      <path className="full" d="M3 11h20v14a10 4 0 0 1-20 0z" />
      <path className="shell" d="M3 7a10 4 0 0 1 20 0v18a10 4 0 0 1-20 0z" />
      <path className="tick" d="M8 18l4 4 7-8" />
      <path
        className="star"
        d="M13 12l1.9 4.1 4.4.5-3.3 3 .9 4.4-3.9-2.2-3.9 2.2.9-4.4-3.3-3 4.4-.5z"
      />
    </svg>
  );
}
