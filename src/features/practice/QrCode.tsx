interface QrCodeProps {
  label: string;
  /** The cells with a white border, row by row. True is black. */
  cells: readonly (readonly boolean[])[];
}

/** Minimum widths in pixels: of a cell, for cameras, and of the entire code. */
const [leastCell, leastWidth] = [3, 240];

/**
 * Draws a QR code in black on white in both themes, because some cameras can't read inverted codes.
 */
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

function runsOf(row: readonly boolean[], y: number): string[] {
  return row.flatMap((isBlack, x) => {
    if (!isBlack || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    return [`M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`];
  });
}
