/** A drum, which holds whatever comes: the equipment of a course that names none. */
export function Drum() {
  return (
    <>
      <path className="vessel" d="M24 38H96a12 22 0 0 1 0 44H24a12 22 0 0 1 0-44z" />
      <path className="thin" d="M26 38v44M94 38v44M38 82v12M82 82v12M31 94h14M75 94h14" />
      <path className="level" d="M27 56q5.5-4 11 0t11 0 11 0 11 0 11 0 11 0" />
      <path className="arrow" d="M12 60l-13-7.5v15zM122 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        V-1412
      </text>
    </>
  );
}
