import { useMemo, type ReactNode } from 'react';
import type { Account } from '../../domain/curriculum/account.ts';
import type { Plan } from '../../domain/curriculum/course.ts';
import { layOutTall } from '../../domain/curriculum/lay-out-tall.ts';
import { layOutWide } from '../../domain/curriculum/lay-out-wide.ts';
import { mapPlan, trunkOf } from '../../domain/curriculum/map-plan.ts';
import type { Outcome } from '../../domain/curriculum/what-if.ts';
import type { CourseOnMap } from './course-on-map.ts';
import { mapWords } from './map-words.ts';
import { MapLegend } from './MapLegend.tsx';
import { MapTall } from './MapTall.tsx';
import { MapWide } from './MapWide.tsx';

interface MapViewProps {
  courses: readonly CourseOnMap[];
  usual: Plan;
  outcome: Outcome;
  /** The chain that takes longest as long as nothing slips. */
  longest: readonly string[];
  marks: Account['marks'];
  /** The term that is running; 0 if nobody has said so. */
  now: number;
  began: number | undefined;
  chosen?: string | undefined;
  onChoose?: (code: string) => void;
  /** What is said about the course that is chosen. */
  children?: ReactNode;
}

/** The map of an outcome: for wide windows and for narrow ones, of which the window shows one. */
export function MapView({ courses, usual, outcome, longest, ...props }: MapViewProps) {
  const { marks, now, began, chosen, onChoose, children } = props;
  // Where everything stands as long as nothing slips: what moves stays in its row.
  const rows = useMemo(() => {
    const plain = mapPlan(courses, usual, { plan: usual, moves: [] }, longest);
    return new Map(layOutWide(plain).boxes.map(({ id, row }) => [id, row]));
  }, [courses, usual, longest]);
  const [wide, tall] = useMemo(() => {
    const trunk = trunkOf(longest, outcome);
    const plan = mapPlan(courses, usual, outcome, trunk, rows);
    return [layOutWide(plan), layOutTall(plan)];
  }, [courses, usual, outcome, longest, rows]);
  const drawn = {
    ...mapWords({ courses, usual, outcome, marks, now, began }),
    trunk: trunkOf(longest, outcome),
    label: 'The map of courses. The table below says the same.',
    selected: chosen,
    onChoose,
  };
  return (
    <div className="map-view search-result">
      <MapWide drawing={wide} {...drawn} />
      <MapTall drawing={tall} {...drawn} />
      <MapLegend hasMoved={outcome.moves.length > 0} />
      {children}
    </div>
  );
}
