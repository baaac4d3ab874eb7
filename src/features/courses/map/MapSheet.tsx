import type { ReactNode, MouseEvent } from 'react';
import type { MapBox, MapDrawing } from '../../../domain/courses/map/map-shapes.ts';
import type { MapCourse, MapProps } from './map-box.ts';
import { MapLines } from './MapLines.tsx';

interface MapSheetProps extends Omit<MapProps, 'terms' | 'plan'> {
  drawing: MapDrawing;
  trunk: readonly string[];
  /** Classes of the container and of the drawing. */
  boxClassName: string;
  className: string;
  margin: number;
  /** Boxes in tab order. */
  boxes: readonly MapBox[];
  headings: ReactNode;
  wordsOf: (course: MapCourse, box: MapBox) => ReactNode;
}

/** Draws the headings, lines and boxes of the wide or the tall map. */
export function MapSheet({ drawing, courses, trunk, label, selected, ...props }: MapSheetProps) {
  const { boxClassName, className, margin, boxes, headings, wordsOf, onChoose } = props;
  const { width, height } = drawing;
  const byId = new Map(courses.map((course) => [course.id, course]));
  const ghosts = new Set(courses.filter(({ state }) => state === 'ghost').map(({ id }) => id));
  const light = highlightOf(drawing, selected);
  return (
    <div className={`mx-[-6px] overflow-x-auto print:mx-0 print:overflow-visible ${boxClassName}`}>
      <svg
        viewBox={`${String(-margin)} 0 ${String(width + 2 * margin)} ${String(height)}`}
        width={width + 2 * margin}
        height={height}
        fill="none"
        stroke="currentColor"
        className={`pfd course-map h-auto ${className}`}
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

/** Says whether a box is the chosen one, is linked to it, or neither. */
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
  light: 'selected' | 'near' | 'far' | undefined;
  onChoose: ((code: string) => void) | undefined;
  children: ReactNode;
}

/** Draws a course as a link. The box that a moved course has left isn't a link. */
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
      {/* For screen readers and as a tooltip, because the name in the box may be cut off. */}
      <title>{label}</title>
      {drawn}
    </a>
  );
}
