import type { PlannedCourse } from '../course.ts';
import { usualPlan } from '../plan.ts';
import { layOutTall } from './lay-out-tall.ts';
import { layOutWide } from './lay-out-wide.ts';
import { longestChain, mapPlan } from './map-plan.ts';
import type { MapDrawing, MapPlan } from './map-shapes.ts';

/** A map for wide windows and for narrow ones. */
export interface Drawings {
  wide: MapDrawing;
  tall: MapDrawing;
}

export const layOut = (plan: MapPlan): Drawings => ({
  wide: layOutWide(plan),
  tall: layOutTall(plan),
});

/** The map as long as nothing slips. A slow phone needs a third of a second for it. */
export function usualDrawings(courses: readonly PlannedCourse[]): Drawings {
  const usual = usualPlan(courses);
  return layOut(mapPlan(courses, usual, { plan: usual, moves: [] }, longestChain(courses)));
}
