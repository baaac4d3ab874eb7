import { useMemo } from 'react';
import { fitLines } from '../../../domain/courses/map/fit-text.ts';
import { layOutWide } from '../../../domain/courses/map/lay-out-wide.ts';
import type { MapBox } from '../../../domain/courses/map/map-shapes.ts';
import type { MapCourse, MapProps } from './map-box.ts';
import { MapSheet } from './MapSheet.tsx';
import { Code, codeWidth, letterSizes, Line } from './MapText.tsx';

const margin = 6;

/**
 * Width of the widest drawing that may shrink to fit the page. In a wider drawing, the text would
 * become too small.
 */
const widestToShrink = 1460;

/** The map for wide windows: a flow sheet with a column for each term. */
export function MapWide({ plan, terms, ...map }: MapProps) {
  const drawing = useMemo(() => layOutWide(plan), [plan]);
  const { width, boxes, terms: places } = drawing;
  return (
    <MapSheet
      {...map}
      drawing={drawing}
      trunk={plan.trunk}
      boxClassName="not-print:max-lg:hidden"
      className={`wide print:w-full print:break-inside-avoid print:[print-color-adjust:exact] ${width > widestToShrink ? 'max-w-none' : 'max-w-full min-w-[64rem]'}`}
      margin={margin}
      boxes={boxes.toSorted((a, b) => a.x - b.x || a.y - b.y)}
      headings={
        <>
          <g className="headings" fill="currentColor" stroke="none" textAnchor="middle">
            {places.map(({ term, x, y }) => {
              const found = terms.find((one) => one.term === term);
              return (
                <g key={term}>
                  <text
                    className="term font-display text-[15px] leading-[normal] font-h3"
                    x={x}
                    y={y}
                  >
                    {found?.name}
                  </text>
                  {found?.note !== undefined && (
                    <text
                      className={found.isEnd ? 'sub fill-accent font-bold' : 'sub'}
                      x={x}
                      y={y + 22}
                    >
                      {found.note}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
          <path className="hair stroke-hair" d={`M0 56H${String(width)}`} aria-hidden="true" />
        </>
      }
      wordsOf={(course, box) => <Words course={course} box={box} />}
    />
  );
}

interface WordsProps {
  course: MapCourse;
  box: MapBox;
}

/**
 * Draws the code and the name, centered in the box. A box that a moved course has left says where
 * the course went.
 */
function Words({ course, box }: WordsProps) {
  const room = box.width - 8;
  const note = fitLines(course.note ?? '', room, letterSizes.name, 1);
  const isGhost = course.state === 'ghost' && note.length > 0;
  const name = isGhost ? [] : fitLines(course.name, room, letterSizes.name, 3 - note.length);
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
