/** Three storage tanks on one header: the Resources page's equipment. */
export function TankFarm() {
  return (
    <>
      <path className="vessel" d="M6 32a16 5 0 0 1 32 0V54H6z" />
      <path className="vessel" d="M44 22a16 5 0 0 1 32 0V54H44z" />
      <path className="vessel" d="M82 38a16 5 0 0 1 32 0V54H82z" />
      <path
        className="thin"
        d="M6 32a16 5 0 0 0 32 0M44 22a16 5 0 0 0 32 0M82 38a16 5 0 0 0 32 0"
      />
      <path
        className="level"
        d="M7 44q4-3 7.5 0t7.5 0 7.5 0 7.5 0M45 36q4-3 7.5 0t7.5 0 7.5 0 7.5 0"
      />
      <path className="thin" d="M22 54v6M60 54v6M98 54v6" />
      <text className="tag" x="60" y="88" textAnchor="middle">
        TK-401 A/B/C
      </text>
    </>
  );
}
