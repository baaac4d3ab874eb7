import { memo, useMemo, type ReactNode } from 'react';
import type { CourseMarks } from '../../../domain/courses/course-marks.ts';
import type { Plan } from '../../../domain/courses/course.ts';
import { mapPlan, trunkOf } from '../../../domain/courses/map/map-plan.ts';
import type { Outcome } from '../../../domain/courses/what-if.ts';
import type { CourseOnMap } from './course-on-map.ts';
import { describeMap } from './describe-map.ts';
import { MapTall } from './MapTall.tsx';
import { MapWide } from './MapWide.tsx';

interface MapViewProps {
  courses: readonly CourseOnMap[];
  usual: Plan;
  outcome: Outcome;
  longest: readonly string[];
  marks: CourseMarks['marks'];
  /** The current term, or 0 if it's unknown. */
  now: number;
  began: number | undefined;
  chosen?: string | undefined;
  onChoose?: (code: string) => void;
  children?: ReactNode;
}

/** Draws the maps for wide and for narrow windows. CSS shows only one of them. */
export const MapView = memo(function MapView({
  courses,
  usual,
  outcome,
  longest,
  ...props
}: MapViewProps) {
  const { marks, now, began, chosen, onChoose, children } = props;
  const plan = useMemo(() => {
    // Moved courses keep their rows.
    const rows = new Map(courses.map(({ code, row }) => [code, row]));
    return mapPlan(courses, usual, outcome, trunkOf(longest, outcome), rows);
  }, [courses, usual, outcome, longest]);
  const drawn = {
    ...describeMap({ courses, usual, outcome, marks, now, began }),
    plan,
    label: 'Course map. The table below says the same thing.',
    selected: chosen,
    onChoose,
  };
  return (
    <div className="search-result md:max-lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] md:max-lg:grid-rows-[auto_1fr] md:max-lg:items-start md:max-lg:gap-x-8 md:max-lg:not-print:grid">
      <MapWide {...drawn} />
      <MapTall {...drawn} />
      <MapLegend hasMoved={outcome.moves.length > 0} />
      {children}
    </div>
  );
});

const arrow = <path className="head" d="M32 6l-8-4.500v9z" />;

function MapLegend({ hasMoved }: { hasMoved: boolean }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1.5 text-note text-soft md:max-lg:not-print:mt-11 md:max-lg:not-print:grid">
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
    <li className="inline-flex items-center gap-2.5">
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
