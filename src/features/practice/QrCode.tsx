interface QrCodeProps {
  /** What it leads to, for those who do not see it. */
  label: string;
  /** Its squares and the white around them, row by row; true is black. */
  cells: readonly (readonly boolean[])[];
}

/** A camera tells squares apart that are this wide, and a small code is not drawn tiny. */
const [leastCell, leastWidth] = [3, 240];

/** A QR code, black on white in both themes, since not every camera reads it the other way round. */
export function QrCode({ label, cells }: QrCodeProps) {
  const size = cells.length;
  const width = size * Math.max(leastCell, Math.ceil(leastWidth / size));
  return (
    <svg
      className="qr-code mx-auto h-auto max-w-full rounded-control [forced-color-adjust:none]"
      role="img"
      aria-label={label}
      width={width}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.flatMap(runsOf).join('')} fill="#000" />
    </svg>
  );
}

/** The black runs of a row, each as one long rectangle. */
function runsOf(row: readonly boolean[], y: number): string[] {
  return row.flatMap((isBlack, x) => {
    if (!isBlack || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    return [`M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`];
  });
}
