/** A stirred reactor, in which what goes in comes out as something else: the practice page's equipment. */
export function Reactor() {
  return (
    <>
      <path className="vessel" d="M34 42a26 11 0 0 1 52 0V84a26 13 0 0 1-52 0z" />
      <path className="thin" d="M60 12V78" />
      <path className="vessel" d="M52 4h16v14H52z" />
      <path className="thin" d="M46 74l14 4 14-4M46 82l14-4 14 4" />
      <path className="level" d="M36 52q6-4 12 0t12 0 12 0 12 0" />
      <path className="arrow" d="M34 60l-13-7.5v15z" />
      <path className="arrow" d="M112 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        R-1301
      </text>
    </>
  );
}
