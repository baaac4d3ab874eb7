import { noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import { isRatio, wrong, type Entry, type Judgment } from './entry.ts';
import type { Question } from './question.ts';

const ratios: [factor: number, sentence: string][] = [
  [60, 'It is off by a factor of 60: look for minutes among hours or seconds.'],
  [3600, 'It is off by a factor of 3600: look for hours among seconds.'],
  [
    1.8,
    'It is off by a factor of 1.8: look for a temperature difference in °F or °R among kelvin.',
  ],
  [32.174, 'It is off by a factor of 32.174: look at g_c, between pounds mass and pounds force.'],
  [
    Math.LN10,
    'It is off by a factor of 2.303: look for log where ln was meant, or the other way around.',
  ],
];

/** An answer that is off by a factor that people know. */
export function judgeRatio(entry: Entry): Judgment | undefined {
  const { value, question, key } = entry;
  const ratio = value / key.value;
  if (question.is === 'temperature' || !Number.isFinite(ratio) || ratio === 0) return undefined;
  const isOff = (factor: number) =>
    isRatio(ratio, factor, question) || isRatio(ratio, 1 / factor, question);
  if (isRatio(ratio, -1, question)) {
    return wrong('The size is right and the sign is not: which way does it go?');
  }
  const power = Math.round(Math.log10(Math.abs(ratio)));
  if (power !== 0 && Math.abs(power) <= 12 && isRatio(ratio, 10 ** power, question)) {
    return wrong(ofTen(power, question));
  }
  const known = ratios.find(([factor]) => isOff(factor));
  if (known) return wrong(known[1]);
  if (key.molarMasses.some((molarMass) => isOff(1000 * molarMass))) {
    return wrong(
      'It is off by a molar mass: look for moles where mass was meant, or the other way around.',
    );
  }
  const number = value / question.factor;
  const inverse = question.factor / key.value;
  return isRatio(number, inverse, question)
    ? wrong('This is the answer upside down: you have divided the other way around.')
    : undefined;
}

function ofTen(power: number, { dimensions }: Question): string {
  const factor = 10 ** Math.abs(power);
  const way = power > 0 ? 'large' : 'small';
  if (factor === 100 && sameDimensions(dimensions, noDimensions)) {
    return `It is 100 times too ${way}: is it a fraction or a percentage?`;
  }
  const size = factor >= 10_000 ? `10^${String(Math.abs(power))}` : String(factor);
  return `It is too ${way} by a factor of ${size}: look at the prefixes and the decimal point.`;
}
