/**
 * Appends objects to a PDF as an incremental update, which leaves the existing bytes in place. An
 * object replaces an existing one with the same number.
 */
export function withObjects(pdf: Buffer, objects: ReadonlyMap<number, string>): Buffer {
  const source = pdf.toString('latin1');
  const [, trailer = '', before] =
    /^\ntrailer\n<<(.*)>>\nstartxref\n(\d+)\n%%EOF\n*$/s.exec(
      source.slice(source.lastIndexOf('\ntrailer\n')),
    ) ?? [];
  if (before === undefined) throw new Error('The PDF has no end.');
  const size = Math.max(sizeOf(trailer), ...[...objects.keys()].map((number) => number + 1));
  let behind = source.endsWith('\n') ? '' : '\n';
  let table = 'xref\n';
  for (const [number, object] of objects) {
    const place = source.length + behind.length;
    table += `${String(number)} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
    behind += `${String(number)} 0 obj\n${object}\nendobj\n`;
  }
  const kept = trailer.replace(/\n\/Prev \d+/, '').replace(/\/Size \d+/, `/Size ${String(size)}`);
  const place = source.length + behind.length;
  const end = `trailer\n<<${kept}\n/Prev ${before}>>\nstartxref\n${String(place)}\n%%EOF\n`;
  return Buffer.from(source + behind + table + end, 'latin1');
}

/** Returns the number for the next object, from the trailer of the PDF. */
export const sizeOf = (end: string): number => Number(/\/Size (\d+)(?!.*\/Size)/s.exec(end)?.[1]);
