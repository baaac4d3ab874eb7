import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import type { CourseMarks } from '../../../domain/courses/course-marks.ts';
import type { Plan } from '../../../domain/courses/course.ts';
import { layOutTall } from '../../../domain/courses/map/lay-out-tall.ts';
import { layOutWide } from '../../../domain/courses/map/lay-out-wide.ts';
import { mapPlan, trunkOf } from '../../../domain/courses/map/map-plan.ts';
import type { MapDrawing, MapPlan } from '../../../domain/courses/map/map-shapes.ts';
import type { Outcome } from '../../../domain/courses/what-if.ts';
import type { CourseOnMap } from './course-on-map.ts';
import { describeMap } from './describe-map.ts';
import type { MapProps } from './map-box.ts';
import { MapTall } from './MapTall.tsx';
import { MapWide } from './MapWide.tsx';

interface MapViewProps {
  courses: readonly CourseOnMap[];
  usual: Plan;
  outcome: Outcome;
  /** The chain that takes longest as long as nothing slips. */
  longest: readonly string[];
  marks: CourseMarks['marks'];
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
  const plan = useMemo(() => {
    // What moves stays in its row.
    const rows = new Map(courses.map(({ code, row }) => [code, row]));
    return mapPlan(courses, usual, outcome, trunkOf(longest, outcome), rows);
  }, [courses, usual, outcome, longest]);
  const drawn = {
    ...describeMap({ courses, usual, outcome, marks, now, began }),
    trunk: trunkOf(longest, outcome),
    label: 'Course map. The table below says the same thing.',
    selected: chosen,
    onChoose,
  };
  return (
    <div className="map-view search-result">
      <LaidOut by={layOutWide} as={MapWide} plan={plan} {...drawn} />
      <LaidOut by={layOutTall} as={MapTall} plan={plan} {...drawn} />
      <MapLegend hasMoved={outcome.moves.length > 0} />
      {children}
    </div>
  );
}

interface LaidOutProps extends Omit<MapProps, 'drawing'> {
  plan: MapPlan;
  by: (plan: MapPlan) => MapDrawing;
  as: ComponentType<MapProps>;
}

/** One of the two maps. A slow phone wakes them up one after the other, and can scroll in between. */
const LaidOut = (props: LaidOutProps) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
);

function Sheet({ plan, by, as: Map, ...map }: LaidOutProps) {
  const drawing = useMemo(() => by(plan), [by, plan]);
  return <Map drawing={drawing} {...map} />;
}

const arrow = <path className="head" d="M32 6l-8-4.500v9z" />;

/** What the lines and boxes of the map mean. */
function MapLegend({ hasMoved }: { hasMoved: boolean }) {
  return (
    <ul className="map-legend">
      <Sign meaning="the longest chain">
        <path className="stream [vector-effect:none]" d="M0 6h32" />
      </Sign>
      <Sign meaning="is needed for">
        <path className="line" d="M0 6h24" />
        {arrow}
      </Sign>
      <Sign meaning="before or in the same term">
        <path className="line alongside" d="M0 6h24" />
        {arrow}
      </Sign>
      {hasMoved && (
        <Sign meaning="moved">
          <g className="moved">
            <rect className="frame" x="1" y="-1" width="30" height="14" rx="6" />
          </g>
        </Sign>
      )}
    </ul>
  );
}

function Sign({ meaning, children }: { meaning: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-[0.6rem]">
      <svg
        className="pfd course-map flex-none"
        viewBox="0 0 32 12"
        width="32"
        height="12"
        aria-hidden="true"
      >
        {children}
      </svg>
      {meaning}
    </li>
  );
}
