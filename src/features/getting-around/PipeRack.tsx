/** A pipe rack that carries several lines over the ground: the equipment of Getting around. */
export function PipeRack() {
  return (
    <>
      <path className="utility" d="M0 44h120M0 52h120" />
      <path className="thin" d="M18 98V36M102 98V36M60 98V36M8 66h104M8 36h104M8 98h104" />
      <path className="arrow" d="M66 60l-13-7.5v15z" />
      <text className="tag" x="60" y="118" textAnchor="middle">
        PR-601
      </text>
    </>
  );
}
