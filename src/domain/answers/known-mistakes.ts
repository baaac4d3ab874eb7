import { readUnit } from '../quantities/read-unit.ts';
import { mistakenFor } from './mistaken-for.ts';
import { slipSentence, slipsOfUnit } from './slips.ts';
import {
  airOf,
  candidate,
  cause,
  guess,
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
  ...forgottenZeros(entry),
  ...knownRatios(entry),
  ...rounded(entry),
];

const foreseen = (entry: TypedAnswer) =>
  entry.key.mistakes.flatMap((mistake, index) =>
    cause(entry, mistake, entry.question.mistakes[index] ?? ''),
  );

/** What is likeliest of all that an entry may be, and what else its digits cannot tell from that. */
export function likeliest(entry: TypedAnswer): Candidate | undefined {
  const candidates = knownMistakes(entry);
  const best = nearest(candidates);
  const { at: to } = best ?? {};
  if (!best || to === undefined) return best;
  const { sentence } = best.judgment;
  const others = candidates.filter(
    ({ at, off, judgment }) =>
      at !== undefined && off <= best.off && judgment.sentence !== sentence,
  );
  // What leads to the very same number is the same mistake, told by its author.
  const isSame = ({ at = NaN }: Candidate) => Math.abs(at - to) <= 1e-6 * Math.abs(to);
  const also =
    others.find((each) => isSame(each) && each.also)?.also ??
    others.find((each) => !isSame(each))?.judgment.sentence;
  if (also === undefined) return best;
  return { ...best, judgment: wrong(`${sentence} If that’s not it: ${also}`) };
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
  const shifted = (by: number, sentence: string) => guess(entry, key.value - by, sentence);
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

/** What the build has computed with the wrong zero; an author who foresees it says it better. */
function forgottenZeros(entry: TypedAnswer): Candidate[] {
  const { forgotZero, forgotAir } = entry.key;
  return [
    ...(forgotZero === undefined ? [] : cause(entry, forgotZero, inDegrees)),
    ...(forgotAir === undefined ? [] : cause(entry, forgotAir, inGauge)),
  ].map(({ off, judgment }) => ({ off, judgment }));
}

const inDegrees =
  'This is what comes out with degrees Celsius or Fahrenheit where an absolute temperature was needed: convert to kelvin first.';
const inGauge =
  'This is what comes out with a gauge pressure where an absolute one was needed: add the atmosphere.';
const molar =
  'It’s off by a molar mass: look for moles where mass was meant, or the other way around.';

/** The answers that are off by a factor that people know and that an entry may be. */
function knownRatios(entry: TypedAnswer): Candidate[] {
  const { reading, value, question, key } = entry;
  const power = Math.round(Math.log10(Math.abs(value / key.value)));
  if (question.is === 'temperature' || !Number.isFinite(power)) return [];
  const eitherWay = (factor: number, sentence: string) =>
    [key.value * factor, key.value / factor].flatMap((target) => guess(entry, target, sentence));
  const slips = [...(question.slips ?? []), ...slipsOfUnit(reading.unit)];
  return [
    ...candidate(
      entry,
      -key.value,
      wrong('The size is right and the sign is not: which way does it go?'),
    ),
    ...(power !== 0 && Math.abs(power) <= 12
      ? guess(entry, key.value * 10 ** power, ofTen(power, question))
      : []),
    ...slips.flatMap((slip) =>
      eitherWay(slip[0], slipSentence(slip)).map((each) =>
        slip[1] === 'two' ? { ...each, also: 'look for another factor of 2.' } : each,
      ),
    ),
    ...key.molarMasses.flatMap((molarMass) => eitherWay(1000 * molarMass, molar)),
    ...guess(
      entry,
      question.factor ** 2 / key.value,
      'This is the answer upside down: did you divide the other way around?',
    ),
  ];
}

function ofTen(power: number, { dimensions }: AskedQuantity): string {
  const factor = 10 ** Math.abs(power);
  const way = power > 0 ? 'large' : 'small';
  if (factor === 100 && sameDimensions(dimensions, noDimensions)) {
    return `It’s 100 times too ${way}: is it a fraction or a percentage?`;
  }
  const size = factor >= 10_000 ? `10^${String(Math.abs(power))}` : String(factor);
  return `It’s too ${way} by a factor of ${size}: a prefix, the decimal point or a ${size} left out may do that.`;
}
