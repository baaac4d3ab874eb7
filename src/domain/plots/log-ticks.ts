import { superscript } from '../quantities/superscript.ts';

interface LogTicks {
  from: number;
  to: number;
  ticks: { at: number; text: string }[];
  minor: number[];
}

const slack = 1 + 1e-9;

/**
 * Returns ticks for a logarithmic axis: at powers of ten on a long axis, and also at 2 and 5 times
 * the powers of ten on a short one.
 */
export function logTicks(
  lowest: number,
  highest: number,
  fixedFrom = false,
  fixedTo = false,
): LogTicks {
  const from = fixedFrom ? lowest : 10 ** Math.floor(Math.log10(lowest * slack));
  const to = fixedTo ? highest : 10 ** Math.ceil(Math.log10(highest / slack));
  const isLong = Math.log10(to / from) > 2.5;
  const first = Math.floor(Math.log10(from * slack));
  const last = Math.floor(Math.log10(to * slack));
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap(
    (power) =>
      Array.from({ length: 9 }, (_, index) => ({
        digit: index + 1,
        power,
        at: Number(`${String(index + 1)}e${String(power)}`),
      })),
  );
  const seen = marks.filter(({ at }) => at * slack >= from && at <= to * slack);
  const isNumbered = ({ digit }: { digit: number }) =>
    digit === 1 || (!isLong && (digit === 2 || digit === 5));
  return {
    from,
    to,
    ticks: seen.filter(isNumbered).map(({ at, power }) => ({
      at,
      text: isLong ? `10${superscript(String(power))}` : at.toFixed(Math.max(0, -power)),
    })),
    minor: seen.filter((mark) => !isNumbered(mark)).map(({ at }) => at),
  };
}
