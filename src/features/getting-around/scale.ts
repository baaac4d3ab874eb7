import type { MapArea } from '../../domain/getting-around/campus-drawing.ts';

/** How many units of the drawing one unit of the map is. */
export const unit = 40;

/** An area of the map in units of the drawing. */
export const scaled = ({ x, y, width, height }: MapArea): MapArea => ({
  x: x * unit,
  y: y * unit,
  width: width * unit,
  height: height * unit,
});
