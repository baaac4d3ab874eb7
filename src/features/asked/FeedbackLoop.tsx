/**
 * A control loop: what leaves is measured, and what is measured acts on what comes in. The equipment
 * of the page of questions.
 */
export function FeedbackLoop() {
  return (
    <>
      <path className="thin" d="M38 60V38" />
      <path className="vessel" d="M26 38a12 12 0 0 1 24 0zM20 46v28l36-28v28z" />
      <path className="utility" strokeDasharray="5 4" d="M66 26H51M88 42v18" />
      <circle className="vessel" cx="88" cy="26" r="19" />
      <path className="thin" d="M69 26h38" />
      <path className="arrow" d="M20 60 7 52.5v15zM122 60l-13-7.5v15z" />
      <text className="tag" x="60" y="104" textAnchor="middle">
        AC-1101
      </text>
    </>
  );
}
