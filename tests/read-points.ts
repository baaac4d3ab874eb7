/** Parses points in the form `0,0 5,1`. */
export const readPoints = (text: string): [number, number][] =>
  text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
