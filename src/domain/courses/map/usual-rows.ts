import type { PlannedCourse } from '../course.ts';
import { usualPlan } from '../plan.ts';
import { layOutWide } from './lay-out-wide.ts';
import { longestChain, mapPlan } from './map-plan.ts';

/** The row of each course as long as nothing slips. To find them takes half of the layout's time. */
export function usualRows(courses: readonly PlannedCourse[]): Map<string, number> {
  const usual = usualPlan(courses);
  const plan = mapPlan(courses, usual, { plan: usual, moves: [] }, longestChain(courses));
  return new Map(layOutWide(plan).boxes.map(({ id, row }) => [id, row]));
}
