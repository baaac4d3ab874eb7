import type { MapDrawing } from '../../domain/curriculum/map-shapes.ts';

/** How boxes stand to the one that is chosen: it, joined to it by a line, or neither. */
export function lightOf(
  { lines }: Pick<MapDrawing, 'lines'>,
  selected: string | undefined,
): (id: string) => 'selected' | 'near' | 'far' | undefined {
  const near = new Set(
    lines
      .filter(({ from, to }) => from === selected || to === selected)
      .flatMap(({ from, to }) => [from, to]),
  );
  return (id) => {
    if (selected === undefined) return undefined;
    if (id === selected) return 'selected';
    return near.has(id) ? 'near' : 'far';
  };
}
