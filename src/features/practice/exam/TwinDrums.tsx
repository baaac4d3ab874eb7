/** One feed split over two drums: the tutors' page's equipment. */
export function TwinDrums() {
  return (
    <>
      <path className="fill-paper" d="M26 50h70v20H26z" />
      <path className="stream" d="M20 60h6V32h12M26 60v28h12M82 32h14v28h6M82 88h14V60" />
      <path
        className="vessel"
        d="M48 32a10 10 0 0 1 10-10h16a10 10 0 0 1 0 20H58a10 10 0 0 1-10-10z"
      />
      <path
        className="vessel"
        d="M48 88a10 10 0 0 1 10-10h16a10 10 0 0 1 0 20H58a10 10 0 0 1-10-10z"
      />
      <path className="arrow" d="M48 32l-12-7v14zM48 88l-12-7v14z" />
      <text className="tag" x="64" y="118" textAnchor="middle">
        V-1501
      </text>
    </>
  );
}
