/** A filter press, whose plates stand like books on a shelf: the textbooks page's equipment. */
export function FilterPress() {
  return (
    <>
      <path className="thin" d="M8 92h104M16 92v8M104 92v8" />
      <rect className="vessel" x="12" y="26" width="10" height="66" />
      <path
        className="vessel"
        d="M26 36h8v56h-8zM38 36h8v56h-8zM50 36h8v56h-8zM62 36h8v56h-8zM74 36h8v56h-8z"
      />
      <rect className="vessel" x="86" y="26" width="10" height="66" />
      <path className="thin" d="M96 38h12M108 30v16" />
      <path className="arrow" d="M12 60l-13-7.5v15z" />
      <path className="arrow" d="M110 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        F-701
      </text>
    </>
  );
}
