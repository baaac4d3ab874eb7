/** A strip-chart recorder that writes down what the stream did: the News page's equipment. */
export function Recorder() {
  return (
    <>
      <rect className="vessel" x="14" y="24" width="92" height="72" rx="4" />
      <path
        className="thin"
        d="M26 36v48M40 36v48M54 36v48M68 36v48M82 36v48M96 36v48M26 36h70M26 84h70"
      />
      <path
        className="stream"
        d="M14 60h8c5 0 5-12 10-12s5 20 10 20 5-28 10-28 5 34 10 34 5-22 10-22 5 12 10 12 5-4 10-4h14"
      />
      <path className="arrow" d="M12 60l-13-7.5v15z" />
      <path className="arrow" d="M122 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        FR-901
      </text>
    </>
  );
}
