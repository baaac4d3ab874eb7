import { fitLines } from '../../domain/curriculum/fit-text.ts';
import type { MapBox } from '../../domain/curriculum/map-shapes.ts';
import { lightOf } from './map-light.ts';
import { MapCourseBox } from './MapCourseBox.tsx';
import type { MapCourse, MapProps } from './map-course.ts';
import { MapLines } from './MapLines.tsx';
import { Code, codeWidth, letterSizes, Line } from './MapWords.tsx';

/** Around the drawing, for what stands out of a box: its outline when it has the focus. */
const margin = 6;

/** How wide a drawing may be to shrink to the page; beyond that its words would be too small. */
const widestToShrink = 1460;

/** The map for a wide window, as a flow sheet: a column for each term. */
export function MapWide({ drawing, courses, terms, trunk, label, selected, onChoose }: MapProps) {
  const { width, height, boxes } = drawing;
  const byId = new Map(courses.map((course) => [course.id, course]));
  const ghosts = new Set(courses.filter(({ state }) => state === 'ghost').map(({ id }) => id));
  const light = lightOf(drawing, selected);
  const inOrder = boxes.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return (
    <div className="map-scroll">
      <svg
        viewBox={`${String(-margin)} 0 ${String(width + 2 * margin)} ${String(height)}`}
        width={width + 2 * margin}
        height={height}
        fill="none"
        stroke="currentColor"
        className={`pfd course-map wide ${width > widestToShrink ? '' : 'shrinks'}`}
        role="group"
        aria-label={label}
      >
        <g className="headings" fill="currentColor" stroke="none" textAnchor="middle">
          {drawing.terms.map(({ term, x, y }) => {
            const found = terms.find((one) => one.term === term);
            return (
              <g key={term}>
                <text className="term" x={x} y={y}>
                  {found?.name}
                </text>
                {found?.note !== undefined && (
                  <text className={found.isEnd ? 'sub end' : 'sub'} x={x} y={y + 22}>
                    {found.note}
                  </text>
                )}
              </g>
            );
          })}
        </g>
        <path className="hair" d={`M0 56H${String(width)}`} aria-hidden="true" />
        <MapLines drawing={drawing} trunk={trunk} ghosts={ghosts} selected={selected} />
        {inOrder.map((box) => {
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
                <Words course={course} box={box} />
              </MapCourseBox>
            )
          );
        })}
      </svg>
    </div>
  );
}

interface WordsProps {
  course: MapCourse;
  box: MapBox;
}

/** Code and name, in the middle of the box; a place that was left says where its course went. */
function Words({ course, box }: WordsProps) {
  const room = box.width - 8;
  const note = fitLines(course.note ?? '', room, letterSizes.name, 1);
  const isGhost = course.state === 'ghost' && note.length > 0;
  const name = isGhost ? [] : fitLines(course.name, room, letterSizes.name, 2 - note.length);
  const middle = box.x + box.width / 2;
  const lines = name.length + note.length;
  const first = box.y + box.height / 2 + 5.5 - (lines * letterSizes.line) / 2;
  return (
    <>
      <Code course={course} x={middle - codeWidth(course) / 2} y={first} isCentered />
      <g textAnchor="middle">
        {[...name, ...note].map((line, index) => (
          <Line
            key={line.text}
            line={line}
            className={index < name.length ? 'name' : 'name note'}
            x={middle}
            y={first + 1 + (index + 1) * letterSizes.line}
          />
        ))}
      </g>
    </>
  );
}
