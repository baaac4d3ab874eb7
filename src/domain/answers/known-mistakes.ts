import { readUnit } from '../quantities/read-unit.ts';
import { mistakenFor } from './mistaken-for.ts';
import {
  airOf,
  candidate,
  cause,
  nearest,
  wrong,
  type Candidate,
  type TypedAnswer,
} from './typed-answer.ts';
import { rounded } from './judge-value.ts';
import { noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import type { AskedQuantity } from './asked-quantity.ts';

/** The mistakes people make from which an entry may come. Of those equally near the first is named. */
const knownMistakes = (entry: TypedAnswer): Candidate[] => [
  ...foreseen(entry),
  ...otherScales(entry),
  ...otherZeros(entry),
  ...mistakenFor(entry),
  ...forgottenZero(entry),
  ...knownRatios(entry),
  ...rounded(entry),
];

/** The mistakes of its author’s that an entry is. */
export const foreseen = (entry: TypedAnswer) =>
  entry.key.mistakes.flatMap((mistake, index) =>
    cause(entry, mistake, entry.question.mistakes[index] ?? ''),
  );

/** What is likeliest of all that an entry may be, and what else is as near. */
export function likeliest(entry: TypedAnswer): Candidate | undefined {
  const candidates = knownMistakes(entry);
  const best = nearest(candidates);
  if (!best) return undefined;
  const { sentence } = best.judgment;
  const rival = candidates.find(
    ({ off, judgment }) => off <= best.off && judgment.sentence !== sentence,
  );
  return rival
    ? { ...best, judgment: wrong(`${sentence} If that’s not it: ${rival.judgment.sentence}`) }
    : best;
}

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
  const shifted = (by: number, sentence: string) => cause(entry, key.value - by, sentence);
  if (question.is === 'absolute') {
    return [
      ...(reading.unit.from === 'gauge'
        ? shifted(-airOf(key), 'That’s the absolute pressure, but you wrote gauge.')
        : []),
      ...shifted(
        airOf(key),
        'That’s the gauge pressure. Add atmospheric pressure to get absolute.',
      ),
    ];
  }
  return question.is === 'gauge'
    ? shifted(
        -airOf(key),
        'That’s the absolute pressure. Subtract atmospheric pressure to get gauge.',
      )
    : [];
}

/** What the build has computed with degrees in the place of kelvin. */
const forgottenZero = (entry: TypedAnswer) =>
  cause(entry, entry.key.forgotZero ?? NaN, 'You used °C or °F. Convert to kelvin first.');

/** The answers that are off by a factor that people know and that an entry may be. */
function knownRatios(entry: TypedAnswer): Candidate[] {
  const { value, question, key } = entry;
  const power = Math.round(Math.log10(Math.abs(value / key.value)));
  if (question.is === 'temperature' || !Number.isFinite(power)) return [];
  return [
    ...candidate(entry, -key.value, wrong('Right size, wrong sign: which way does it go?')),
    ...(power !== 0 && Math.abs(power) <= 12
      ? cause(entry, key.value * 10 ** power, ofTen(power, question))
      : []),
    ...(question.slips ?? []).flatMap(([factor, sentence]) =>
      [key.value * factor, key.value / factor].flatMap((target) => cause(entry, target, sentence)),
    ),
    ...cause(entry, question.factor ** 2 / key.value, 'That’s one over the answer.'),
  ];
}

function ofTen(power: number, { dimensions }: AskedQuantity): string {
  const factor = 10 ** Math.abs(power);
  const way = power > 0 ? 'large' : 'small';
  if (factor === 100 && sameDimensions(dimensions, noDimensions)) {
    return `It’s 100 times too ${way}: is it a fraction or a percentage?`;
  }
  const size = factor >= 10_000 ? `10^${String(Math.abs(power))}` : String(factor);
  return `It’s ${size} times too ${way}. Check prefixes and the decimal point.`;
}
