/** A stirred vessel with two feeds and its motor: the About page's equipment. */
export function Mixer() {
  return (
    <>
      <path className="vessel" d="M32 32H88V88a28 10 0 0 1-56 0z" />
      <path className="utility" d="M42 6v36" />
      <path className="level" d="M33 48q7-4 13.5 0t13.5 0 13.5 0 13.5 0" />
      <rect className="vessel" x="52" y="4" width="16" height="18" rx="3" />
      <path className="thin" d="M60 22V78M44 78H76M44 72v12M76 72v12" />
      <path className="arrow" d="M32 60l-13-7.5v15z" />
      <path className="arrow" d="M112 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        M-201
      </text>
    </>
  );
}
