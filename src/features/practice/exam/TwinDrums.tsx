/** One feed split over two drums: the tutors' page's equipment. */
export function TwinDrums() {
  return (
    <>
      <path className="vessel" d="M44 24a9 9 0 0 1 9-9h24a9 9 0 0 1 0 18H53a9 9 0 0 1-9-9z" />
      <path className="vessel" d="M44 96a9 9 0 0 1 9-9h24a9 9 0 0 1 0 18H53a9 9 0 0 1-9-9z" />
      <path className="stream" d="M26 60V24h8M26 60v36h8M94 24h4v36M94 96h4V60" />
      <path className="arrow" d="M44 24l-11-6.500v13zM44 96l-11-6.500v13z" />
      <text className="tag" x="60" y="64" textAnchor="middle">
        V-1501
      </text>
    </>
  );
}
