import { readUnit } from '../quantities/read-unit.ts';
import { mistakenFor } from './mistaken-for.ts';
import {
  airOf,
  candidate,
  wrong,
  allowedPart,
  reach,
  type Candidate,
  type TypedAnswer,
} from './typed-answer.ts';
import { rounded } from './judge-value.ts';
import { noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import type { AskedQuantity } from './asked-quantity.ts';

/** The mistakes people make from which an entry may come. Of those equally near the first is named. */
export const knownMistakes = (entry: TypedAnswer): Candidate[] => [
  ...foreseen(entry),
  ...otherScales(entry),
  ...otherZeros(entry),
  ...mistakenFor(entry),
  ...forgottenZero(entry),
  ...knownRatios(entry),
  ...rounded(entry),
];

const foreseen = (entry: TypedAnswer) =>
  entry.key.mistakes.flatMap((mistake, index) =>
    candidate(entry, mistake, wrong(entry.question.mistakes[index] ?? '')),
  );

/** A temperature whose number is right on another scale. */
function otherScales(entry: TypedAnswer): Candidate[] {
  const { reading, question, key } = entry;
  if (question.is !== 'temperature') return [];
  return ['K', '°C', '°F', '°R'].flatMap((scale) => {
    const unit = readUnit(scale);
    if ('problem' in unit) return [];
    return candidate(
      { ...entry, value: reading.number.value * unit.factor + unit.zero },
      key.value,
      wrong(`The number is right in ${scale}, but you wrote ${reading.unitWords}.`),
    );
  });
}

/** A pressure that is right from the other zero. */
function otherZeros(entry: TypedAnswer): Candidate[] {
  const { reading, question, key } = entry;
  const shifted = (by: number, sentence: string) =>
    candidate({ ...entry, value: entry.value + by }, key.value, wrong(sentence));
  if (question.is === 'absolute') {
    return [
      ...(reading.unit.from === 'gauge'
        ? shifted(-airOf(key), 'That number is the absolute pressure, and you wrote gauge.')
        : []),
      ...shifted(
        airOf(key),
        'This is right as a gauge pressure. The question asks for the absolute one: add the atmosphere.',
      ),
    ];
  }
  return question.is === 'gauge'
    ? shifted(
        -airOf(key),
        'This is right as an absolute pressure. The question asks for gauge: take the atmosphere away.',
      )
    : [];
}

const forgottenZero = (entry: TypedAnswer) =>
  entry.key.forgotZero === undefined
    ? []
    : candidate(
        entry,
        entry.key.forgotZero,
        wrong(
          'This is what comes out with degrees Celsius or Fahrenheit where an absolute temperature was needed: convert to kelvin first.',
        ),
      );

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
function knownRatios(entry: TypedAnswer): Candidate[] {
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

function ofTen(power: number, { dimensions }: AskedQuantity): string {
  const factor = 10 ** Math.abs(power);
  const way = power > 0 ? 'large' : 'small';
  if (factor === 100 && sameDimensions(dimensions, noDimensions)) {
    return `It is 100 times too ${way}: is it a fraction or a percentage?`;
  }
  const size = factor >= 10_000 ? `10^${String(Math.abs(power))}` : String(factor);
  return `It is too ${way} by a factor of ${size}: look at the prefixes and the decimal point.`;
}
