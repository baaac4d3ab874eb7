/** A stretch of column with its trays and downcomers: the Officers page's equipment. */
export function TrayColumn() {
  return (
    <>
      <path className="vessel" d="M34 20a26 16 0 0 1 52 0V98a26 8 0 0 1-52 0z" />
      <path className="thin" d="M34 30H76V40M86 48H44V58M34 66H76V76M86 84H44V94" />
      <path className="arrow" d="M34 60l-13-7.5v15z" />
      <path className="arrow" d="M112 60l-13-7.5v15z" />
      <text className="tag" x="60" y="120" textAnchor="middle">
        T-301
      </text>
    </>
  );
}
