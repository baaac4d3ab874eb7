import { noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import { allowedPart, candidate, reach, wrong, type Candidate, type Entry } from './entry.ts';
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

const molar =
  'It is off by a molar mass: look for moles where mass was meant, or the other way around.';

/** The answers that are off by a factor that people know and that an entry may be. */
export function knownRatios(entry: Entry): Candidate[] {
  const { value, question, key } = entry;
  const power = Math.round(Math.log10(Math.abs(value / key.value)));
  if (question.is === 'temperature' || !Number.isFinite(power)) return [];
  const off = (target: number, sentence: string) =>
    candidate(entry, target, wrong(sentence), reach * allowedPart(question) * Math.abs(target));
  const eitherWay = (factor: number, sentence: string) => [
    ...off(key.value * factor, sentence),
    ...off(key.value / factor, sentence),
  ];
  return [
    ...off(-key.value, 'The size is right and the sign is not: which way does it go?'),
    ...(power !== 0 && Math.abs(power) <= 12
      ? off(key.value * 10 ** power, ofTen(power, question))
      : []),
    ...ratios.flatMap(([factor, sentence]) => eitherWay(factor, sentence)),
    ...key.molarMasses.flatMap((molarMass) => eitherWay(1000 * molarMass, molar)),
    ...off(
      question.factor ** 2 / key.value,
      'This is the answer upside down: you have divided the other way around.',
    ),
  ];
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
