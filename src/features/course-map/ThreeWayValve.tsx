/** A three-way valve, at which a stream takes one way or the other: the equipment of the course map. */
export function ThreeWayValve() {
  return (
    <>
      <path className="utility" d="M60 88v18" />
      <path className="thin" d="M60 60V30M44 30q16-18 32 0z" />
      <path className="vessel" d="M32 40v40l56-40v40zM44 88h32l-16-28z" />
      <path className="arrow" d="M32 60l-13-7.5v15z" />
      <path className="arrow" d="M114 60l-13-7.5v15z" />
      <text className="tag" x="84" y="106">
        XV-550
      </text>
    </>
  );
}
