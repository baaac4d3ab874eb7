/** A point on the map, measured from the upper left corner. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface MapArea extends MapPoint {
  width: number;
  height: number;
}

/** Breaks a name into lines of at most `letters` letters. A longer word gets its own line. */
export function nameLines(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

export function endsAt(route: readonly MapPoint[], { x, y, width, height }: MapArea): boolean {
  const end = route.at(-1);
  if (end === undefined) return false;
  return end.x >= x && end.x <= x + width && end.y >= y && end.y <= y + height;
}

/** Direction in which a route ends, in degrees clockwise from pointing right. */
export function arrivalAngle(route: readonly MapPoint[]): number {
  const [before, end] = route.slice(-2);
  if (before === undefined || end === undefined) return 0;
  return (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
}
