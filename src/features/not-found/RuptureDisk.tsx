/** A burst rupture disk and what escapes from it: the not-found page's equipment. */
export function RuptureDisk() {
  return (
    <>
      <path className="vessel" d="M40 26h10v68H40zM56 26h10v68H56z" />
      <path className="vessel" d="M50 38h6v44h-6z" />
      <path className="thin" d="M34 34h6M34 86h6M66 34h6M66 86h6M50 34h6M50 86h6" />
      <path
        className="vessel"
        d="M66 42q18-2 28-16-6 20-12 26-8 4-16 2zM66 78q18 2 28 16-6-20-12-26-8-4-16-2z"
      />
      <path
        className="stream"
        d="M82 60h4M94 60h3M92 50l4-3M92 70l4 3M104 60h1M104 42l2-2M104 78l2 2M110 50l1-1M110 70l1 1"
      />
      <path className="arrow" d="M40 60l-13-7.5v15z" />
      <text className="tag" x="53" y="116" textAnchor="middle">
        PSE-404
      </text>
    </>
  );
}
