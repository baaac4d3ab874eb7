/** The timeline of a batch plant, its steps one after another: the Events page's equipment. */
export function BatchTimeline() {
  return (
    <>
      <rect className="vessel" x="12" y="22" width="96" height="76" rx="3" />
      <path className="thin" d="M36 22v76M60 22v76M84 22v76" />
      <path className="stream" d="M12 60h96" />
      <path className="utility" d="M18 36h24M42 48h30M66 74h18M80 86h22" />
      <path className="arrow" d="M12 60l-13-7.5v15z" />
      <path className="arrow" d="M122 60l-13-7.5v15z" />
      <text className="tag" x="60" y="116" textAnchor="middle">
        KS-1101
      </text>
    </>
  );
}
