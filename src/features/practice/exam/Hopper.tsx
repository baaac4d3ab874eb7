/** A hopper that runs out as time does: the exam page's equipment. */
export function Hopper() {
  return (
    <>
      <path className="vessel" d="M32 26h56v26L68 84v12H52V84L32 52z" />
      <path className="level" d="M40 62q5-4 10 0t10 0 10 0 10 0" />
      <path className="thin" d="M28 26h64M46 96h28M56 104h8" />
      <path className="arrow" d="M32 60l-13-7.5v15z" />
      <path className="arrow" d="M112 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        H-1401
      </text>
    </>
  );
}
