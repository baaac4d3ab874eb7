import { textWidth, type FittedLine } from '../../../domain/courses/map/fit-text.ts';
import type { MapCourse } from './map-box.ts';

/** Font sizes and line height in a box. map.css must have the same values. */
export const letterSizes = { code: 15.5, name: 13, line: 14.5 };

const marks = {
  done: 'M-5 0l3.500 4 6.500-8',
  failed: 'M-4-4l8 8M4-4l-8 8',
  now: 'M-4-5l9 5-9 5z',
};
const markRoom = 16;

/** Estimates the width of a code and the symbol of its state. */
export const codeWidth = ({ code, state }: MapCourse) =>
  textWidth(code, letterSizes.code) + (state in marks ? markRoom : 0);

interface CodeProps {
  course: MapCourse;
  x: number;
  y: number;
  /** Centers the code by its estimated width. */
  isCentered?: boolean;
}

/** Draws a code, followed by a symbol if the course is done, failed or in progress. */
export function Code({ course, x, y, isCentered = false }: CodeProps) {
  const { code, state } = course;
  const width = textWidth(code, letterSizes.code);
  return (
    <>
      <text
        className="code"
        x={isCentered ? x + width / 2 : x}
        y={y}
        textAnchor={isCentered ? 'middle' : 'start'}
      >
        {code}
      </text>
      {(state === 'done' || state === 'failed' || state === 'now') && (
        <path
          className={`mark ${state}`}
          d={marks[state]}
          transform={`translate(${String(x + width + markRoom - 5)} ${String(y - 5.5)})`}
        />
      )}
    </>
  );
}

interface LineProps {
  line: FittedLine;
  className: string;
  x: number;
  y: number;
}

export const Line = ({ line: { text, squeezed }, ...place }: LineProps) => (
  <text {...place} {...(squeezed && { textLength: squeezed, lengthAdjust: 'spacingAndGlyphs' })}>
    {text}
  </text>
);
