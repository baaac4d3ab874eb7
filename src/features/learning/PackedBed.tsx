/** A packed bed, in which the stream takes its time: the learning page's equipment. */
export function PackedBed() {
  return (
    <>
      <path className="vessel" d="M32 30a28 12 0 0 1 56 0V88a28 12 0 0 1-56 0z" />
      <path className="thin" d="M32 38h56M32 82h56M32 38l56 44M88 38L32 82" />
      <path className="arrow" d="M32 60l-13-7.5v15z" />
      <path className="arrow" d="M112 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        C-1201
      </text>
    </>
  );
}
