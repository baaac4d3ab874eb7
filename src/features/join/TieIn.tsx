/** A second stream joins the first at a tie-in point: the Join page's equipment. */
export function TieIn() {
  return (
    <>
      <path className="utility" d="M60 116V74" />
      <path className="vessel" d="M50 86h20L50 106h20z" />
      <circle className="vessel" cx="60" cy="60" r="13" />
      <path className="stream" d="M47 60h26" />
      <path className="arrow" d="M96 60l-13-7.5v15z" />
      <text className="tag" x="60" y="38" textAnchor="middle">
        TP-801
      </text>
    </>
  );
}
