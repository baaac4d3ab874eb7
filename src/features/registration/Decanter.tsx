/** A decanter that parts two liquids at a weir: the registration page's equipment. */
export function Decanter() {
  return (
    <>
      <rect className="vessel" x="10" y="38" width="100" height="44" rx="22" />
      <path className="thin" d="M76 82V52" />
      <path className="level" d="M14 54q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
      <path className="utility" d="M11 66q5-4 10 0t10 0 10 0 10 0 10 0 14 0M44 82v16" />
      <path className="arrow" d="M10 60l-13-7.5v15z" />
      <path className="arrow" d="M124 60l-13-7.5v15z" />
      <text className="tag" x="84" y="106" textAnchor="middle">
        D-501
      </text>
    </>
  );
}
