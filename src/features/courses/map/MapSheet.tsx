import type { ReactNode, MouseEvent } from 'react';
import type { MapBox, MapDrawing } from '../../../domain/courses/map/map-shapes.ts';
import type { MapCourse, MapProps } from './map-box.ts';
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
  const light = highlightOf(drawing, selected);
  return (
    <div className="map-scroll mx-[-6px] overflow-x-auto">
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

/** How boxes stand to the one that is chosen: it, joined to it by a line, or neither. */
function highlightOf(
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

interface MapCourseBoxProps {
  course: MapCourse;
  box: MapBox;
  isTrunk: boolean;
  /** How it stands to the box that is chosen, if one is. */
  light: 'selected' | 'near' | 'far' | undefined;
  onChoose: ((code: string) => void) | undefined;
  /** Its words. */
  children: ReactNode;
}

/** The box of a course: a link, or for a place that was left only a drawing. */
function MapCourseBox({ course, box, isTrunk, light, onChoose, children }: MapCourseBoxProps) {
  const { code, state, isOwn, isElective, href, label } = course;
  const kinds = [isTrunk && 'trunk', isElective && 'elective', light].filter(Boolean);
  const className = ['course', state, ...kinds].join(' ');
  const { x, y, width, height } = box;
  const drawn = (
    <>
      <rect className="frame" {...{ x, y, width, height }} rx={isOwn ? 14 : 4} />
      <g className="words" fill="currentColor" stroke="none" aria-hidden="true">
        {children}
      </g>
    </>
  );
  if (href === undefined) {
    return (
      <g className={className} role="img" aria-label={label}>
        {drawn}
      </g>
    );
  }
  const choose = (event: MouseEvent) => {
    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(code);
  };
  return (
    <a
      className={className}
      href={href}
      aria-current={light === 'selected' ? 'true' : undefined}
      onClick={choose}
    >
      {/* For those who listen, and beside the pointer: a name that is cut off in its box is whole here. */}
      <title>{label}</title>
      {drawn}
    </a>
  );
}
