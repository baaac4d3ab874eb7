/** A column with its trays and downcomers: the Officers page's equipment. */
export function TrayColumn() {
  return (
    <>
      <path className="vessel" d="M36 20a24 12 0 0 1 48 0V92a24 12 0 0 1-48 0z" />
      <path className="thin" d="M37 26h36v10M83 42h-36v10M37 66h36v10M83 82h-36v10" />
      <path className="arrow" d="M36 60l-13-7.5v15z" />
      <path className="arrow" d="M114 60l-13-7.5v15z" />
      <text className="tag" x="60" y="120" textAnchor="middle">
        T-301
      </text>
    </>
  );
}
