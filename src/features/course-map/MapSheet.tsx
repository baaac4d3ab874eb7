import type { ReactNode } from 'react';
import type { MapBox } from '../../domain/curriculum/map-shapes.ts';
import { lightOf } from './map-light.ts';
import type { MapCourse, MapProps } from './map-course.ts';
import { MapCourseBox } from './MapCourseBox.tsx';
import { MapLines } from './MapLines.tsx';

interface MapSheetProps extends Omit<MapProps, 'terms'> {
  className: string;
  /** Around the drawing, for what stands out of a box: its outline when it has the focus. */
  margin: number;
  /** The boxes in the order of the Tab key. */
  boxes: readonly MapBox[];
  /** What stands over the terms. */
  headings: ReactNode;
  wordsOf: (course: MapCourse, box: MapBox) => ReactNode;
}

/** A map of either kind: its headings, its lines, and its boxes with their words. */
export function MapSheet({ drawing, courses, trunk, label, selected, ...props }: MapSheetProps) {
  const { className, margin, boxes, headings, wordsOf, onChoose } = props;
  const { width, height } = drawing;
  const byId = new Map(courses.map((course) => [course.id, course]));
  const ghosts = new Set(courses.filter(({ state }) => state === 'ghost').map(({ id }) => id));
  const light = lightOf(drawing, selected);
  return (
    <div className="map-scroll">
      <svg
        viewBox={`${String(-margin)} 0 ${String(width + 2 * margin)} ${String(height)}`}
        width={width + 2 * margin}
        height={height}
        fill="none"
        stroke="currentColor"
        className={`pfd course-map ${className}`}
        role="group"
        aria-label={label}
      >
        {headings}
        <MapLines drawing={drawing} trunk={trunk} ghosts={ghosts} selected={selected} />
        {boxes.map((box) => {
          const course = byId.get(box.id);
          return (
            course && (
              <MapCourseBox
                key={box.id}
                course={course}
                box={box}
                isTrunk={trunk.includes(box.id)}
                light={light(box.id)}
                onChoose={onChoose}
              >
                {wordsOf(course, box)}
              </MapCourseBox>
            )
          );
        })}
      </svg>
    </div>
  );
}
