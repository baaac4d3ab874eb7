import type { MapArea } from '../../domain/getting-around/campus-drawing.ts';

/** Drawing units per map unit. */
export const unit = 40;

/** Converts an area from map units to drawing units. */
export const scaled = ({ x, y, width, height }: MapArea): MapArea => ({
  x: x * unit,
  y: y * unit,
  width: width * unit,
  height: height * unit,
});
