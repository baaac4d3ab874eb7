/** A hand valve, for the visitor to open: the Contact page's equipment. */
export function Valve() {
  return (
    <>
      <path className="thin" d="M60 60V28M44 28h32" />
      <path className="vessel" d="M34 40v40l52-40v40z" />
      <path className="arrow" d="M34 60l-13-7.5v15z" />
      <path className="arrow" d="M112 60l-13-7.5v15z" />
      <text className="tag" x="60" y="104" textAnchor="middle">
        HV-1001
      </text>
    </>
  );
}
