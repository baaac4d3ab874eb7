/** A place in a drawing, in its own units. */
export type Spot = readonly [x: number, y: number];

interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Labelled {
  label: string;
  at: Spot;
}

const letterWidth = 6.8;
const distance = 9;

/** Places for the text of each label beside its point, where it covers least of what is drawn. */
export function placeLabels(
  points: readonly Labelled[],
  drawn: readonly Spot[],
  field: Field,
): (Labelled & { text: Spot })[] {
  const crowd = [...drawn, ...points.map(({ at }) => at)];
  const placed: (Labelled & { text: Spot })[] = [];
  for (const point of points) {
    const [x, y] = point.at;
    const width = letterWidth * point.label.length;
    const lefts = [x + distance, x - distance - width, x - width / 2];
    const lines = [y - distance, y + distance + 9, y + 4];
    const places = lines.flatMap((line) => lefts.map((left): Spot => [left, line]));
    const cost = ([left, line]: Spot) => {
      const covered = crowd.filter(
        ([a, b]) => a > left - 3 && a < left + width + 3 && b > line - 13 && b < line + 5,
      ).length;
      const isInside =
        left > field.left &&
        left + width < field.right + 8 &&
        line - 10 > field.top - 8 &&
        line < field.bottom;
      return covered + (isInside ? 0 : 1000);
    };
    const text = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
    placed.push({ ...point, text });
    // What is written now is in the way of the labels after it.
    for (let along = 0; along <= width; along += 4) {
      for (const rise of [0, 5, 10]) crowd.push([text[0] + along, text[1] - rise]);
    }
  }
  return placed;
}

/** Points along a line from corner to corner, close enough to see where a label would cover it. */
export function alongLine(corners: readonly Spot[]): Spot[] {
  return corners.flatMap(([x, y], index) => {
    const [a, b] = corners[index - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - a, y - b) / 6));
    return Array.from({ length: steps }, (_, step): Spot => {
      const part = (step + 1) / steps;
      return [a + (x - a) * part, b + (y - b) * part];
    });
  });
}
