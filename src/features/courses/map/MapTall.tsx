import { useMemo } from 'react';
import { fitLines, textWidth } from '../../../domain/courses/map/fit-text.ts';
import { layOutTall } from '../../../domain/courses/map/lay-out-tall.ts';
import type { MapBox } from '../../../domain/courses/map/map-shapes.ts';
import type { MapCourse, MapProps } from './map-box.ts';
import { MapSheet } from './MapSheet.tsx';
import { Code, codeWidth, letterSizes, Line } from './MapText.tsx';

const margin = 4;
const padding = 10;
/** A map of this width fits on a phone. Wider maps scroll. */
const phone = 312;

/** The map for narrow windows. The courses are in one column, with the lines on their left. */
export function MapTall({ plan, terms, ...map }: MapProps) {
  const drawing = useMemo(() => layOutTall(plan), [plan]);
  const { width, boxes, terms: places } = drawing;
  const left = Math.max(...boxes.map(({ x }) => x)) + padding;
  return (
    <MapSheet
      {...map}
      drawing={drawing}
      trunk={plan.trunk}
      boxClassName="md:max-lg:row-span-2 lg:hidden print:hidden"
      className={`tall ${width <= phone ? 'w-full max-w-[30rem]' : 'max-w-none'}`}
      margin={margin}
      boxes={boxes}
      headings={
        <g className="headings" fill="currentColor" stroke="none">
          {places.map(({ term, x, y }) => {
            const { name = '', note, isEnd } = terms.find((one) => one.term === term) ?? {};
            const isBeside =
              x + textWidth(name, 18) + 8 + textWidth(note ?? '', letterSizes.name) < width;
            return (
              <text
                key={term}
                className="term font-display text-[18px] leading-[normal] font-h3"
                x={x}
                y={note === undefined || isBeside ? y : y - 5}
              >
                {name}
                {note !== undefined && (
                  <tspan
                    className={isEnd ? 'sub fill-accent font-bold' : 'sub'}
                    {...(isBeside ? { dx: 8 } : { x, dy: 16 })}
                  >
                    {note}
                  </tspan>
                )}
              </text>
            );
          })}
        </g>
      }
      wordsOf={(course, box) => <Words course={course} box={box} left={left} />}
    />
  );
}

interface WordsProps {
  course: MapCourse;
  box: MapBox;
  left: number;
}

/**
 * Draws the code and the name, aligned on the left. A note is next to the code if it fits there,
 * and below the name otherwise.
 */
function Words({ course, box, left }: WordsProps) {
  const { name, note = '' } = course;
  const room = box.x + box.width - padding - left;
  const beside = codeWidth(course) + 10;
  const isBeside = note !== '' && beside + textWidth(note, letterSizes.name) <= room;
  const below = isBeside ? [] : fitLines(note, room, letterSizes.name, 1);
  const lines = fitLines(name, room, letterSizes.name, 2 - below.length);
  const count = lines.length + below.length;
  const first = box.y + box.height / 2 + 5 - (count * letterSizes.line) / 2;
  return (
    <>
      <Code course={course} x={left} y={first} />
      {isBeside && <Line line={{ text: note }} className="name note" x={left + beside} y={first} />}
      {[...lines, ...below].map((line, index) => (
        <Line
          key={line.text}
          line={line}
          className={index < lines.length ? 'name' : 'name note'}
          x={left}
          y={first + 1 + (index + 1) * letterSizes.line}
        />
      ))}
    </>
  );
}
