/** A steam turbine: the steam page's equipment. */
export function Turbine() {
  return (
    <>
      <path className="vessel" d="M30 44L90 22V98L30 76z" />
      <path className="thin" d="M45 38.5v43M60 33v54M75 27.5v65M90 60h22M106 52v16" />
      <path className="utility" d="M38 41V18M33 24l5 8 5-8" />
      <path className="arrow" d="M28 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        KT-1502
      </text>
    </>
  );
}
