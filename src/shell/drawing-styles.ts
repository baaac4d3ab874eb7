import type { Look } from '../content/look/queries.ts';

/**
 * Returns the styles of a drawing in the colors of one theme, for images that appear outside of the
 * site.
 */
export const drawingStyles = ({ sheet, ink, second, line }: Look['palette']['light']) =>
  `.vessel,.thin,.utility,.stream{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
  `.vessel{fill:${sheet};stroke:${ink};stroke-width:2}` +
  `.thin{stroke:${ink};stroke-width:1.5}` +
  `.utility{stroke:${second};stroke-width:2}` +
  `.stream{stroke:${line};stroke-width:4.5}` +
  `.level{fill:none;stroke:${line};stroke-width:1.5}` +
  `.arrow{fill:${line}}` +
  `.arrow-thin{fill:${ink}}`;
