import { readUnit } from '../quantities/read-unit.ts';
import { mistakenFor } from './mistaken-for.ts';
import {
  atmosphereOf,
  allowedAround,
  candidate,
  cause,
  halfDigit,
  nearest,
  wrong,
  type Candidate,
  type TypedAnswer,
} from './typed-answer.ts';
import { roundedTooMuch } from './judge-value.ts';
import { noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import type { AskedQuantity } from './asked-quantity.ts';

/** Lists mistakes that could explain an entry. The first of several equally close ones wins. */
const knownMistakes = (entry: TypedAnswer): Candidate[] => [
  ...foreseen(entry),
  ...otherScales(entry),
  ...otherZeros(entry),
  ...mistakenFor(entry),
  ...forgottenZero(entry),
  ...knownRatios(entry),
  ...roundedTooMuch(entry),
];

function foreseen(entry: TypedAnswer): Candidate[] {
  const both = [entry, ...asDifference(entry)];
  return entry.key.mistakes.flatMap((mistake, index) =>
    both.flatMap((each) => cause(each, mistake, entry.question.mistakes[index] ?? '')),
  );
}

/** Reads a temperature difference as a temperature on the question's scale: 25 K as 25 °C. */
function asDifference(entry: TypedAnswer): TypedAnswer[] {
  const { reading, question } = entry;
  const { unit, value } = reading;
  const { zero, factor, is } = question;
  if (is !== 'temperature' || unit.zero === zero || unit.factor !== factor) return [];
  return [{ ...entry, reading: { ...reading, unit: { ...unit, zero } }, value: value + zero }];
}

/**
 * Mistakes whose result is close to the entry. Rounded intermediate results can explain the
 * difference.
 */
function lookalikes(entry: TypedAnswer): Candidate[] {
  const { value, question, key } = entry;
  const toRight = Math.abs(value - key.value) / allowedAround(key.value, question);
  return [...key.mistakes, key.forgotZero ?? NaN].flatMap((target, index) =>
    // An entry closer to the answer than to the mistake may be a correct calculation with rounding.
    Math.abs(value - target) / allowedAround(target, question) < toRight
      ? candidate(
          entry,
          target,
          wrong(question.mistakes[index] ?? forgotten),
          halfDigit(entry, target),
        )
      : [],
  );
}

/** Returns the likeliest mistake. The feedback also mentions another one that's equally close. */
export function likeliest(entry: TypedAnswer): Candidate | undefined {
  const candidates = knownMistakes(entry);
  const best = nearest(candidates);
  if (!best) return looksLike(entry);
  const { sentence } = best.judgment;
  const rival = candidates.find(
    ({ off, judgment }) => off <= best.off && judgment.sentence !== sentence,
  );
  return rival
    ? { ...best, judgment: wrong(`${sentence} If that’s not it: ${rival.judgment.sentence}`) }
    : best;
}

/**
 * Returns the closest mistake that isn't an exact match. The feedback also mentions the runner-up.
 */
function looksLike(entry: TypedAnswer): Candidate | undefined {
  const likely = lookalikes(entry).toSorted((a, b) => a.off - b.off);
  const [best, ...others] = [...likely, ...mixedUp(entry)];
  if (!best) return undefined;
  const { sentence } = best.judgment;
  const next = others.find(({ judgment }) => judgment.sentence !== sentence)?.judgment.sentence;
  const hedge = likely.length > 0 ? 'Looks like a common mistake: ' : '';
  const orNext = next === undefined ? '' : ` If that’s not it: ${next}`;
  return { ...best, judgment: wrong(`${hedge}${sentence}${orNext}`) };
}

const mixedUp = (entry: TypedAnswer) =>
  (entry.question.mixUps ?? []).flatMap(([of, by, isSwapped], index) => {
    const target = entry.key.mixedUp?.[index] ?? 0;
    const [one = '', other = ''] = [of, by ?? of].map((at) => entry.question.givens[at]?.words);
    const mixUp = isSwapped
      ? `with “${one}” and “${other}” swapped.`
      : by === undefined
        ? `without “${one}.”`
        : `with “${other}” in place of “${one}.”`;
    return target === 0 ? [] : cause(entry, target, `That’s what you get ${mixUp}`);
  });

/** Recognizes a temperature that would be right on another scale. */
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

/** Recognizes a gauge pressure in place of an absolute one, or vice versa. */
function otherZeros(entry: TypedAnswer): Candidate[] {
  const { reading, question, key } = entry;
  const shifted = (by: number, sentence: string) => cause(entry, key.value - by, sentence);
  if (question.is === 'absolute') {
    return [
      ...(reading.unit.from === 'gauge'
        ? shifted(-atmosphereOf(key), 'That’s the absolute pressure, but you wrote gauge.')
        : []),
      ...shifted(
        atmosphereOf(key),
        'That’s the gauge pressure. Add atmospheric pressure to get absolute.',
      ),
    ];
  }
  return question.is === 'gauge'
    ? shifted(
        -atmosphereOf(key),
        'That’s the absolute pressure. Subtract atmospheric pressure to get gauge.',
      )
    : [];
}

const forgotten = 'You used °C or °F. Convert to kelvin first.';

const forgottenZero = (entry: TypedAnswer) => cause(entry, entry.key.forgotZero ?? NaN, forgotten);

/** Recognizes a familiar factor between entry and answer, like 2 or 1000. */
function knownRatios(entry: TypedAnswer): Candidate[] {
  const { value, question, key } = entry;
  const power = Math.round(Math.log10(Math.abs(value / key.value)));
  if (question.is === 'temperature' || !Number.isFinite(power)) return [];
  return [
    ...candidate(entry, -key.value, wrong('Right size, wrong sign: which way does it go?')),
    ...(power !== 0 && Math.abs(power) <= 12
      ? cause(entry, key.value * 10 ** power, powerOfTen(power, question))
      : []),
    ...(question.slips ?? []).flatMap(([factor, sentence]) =>
      [key.value * factor, key.value / factor].flatMap((target) => cause(entry, target, sentence)),
    ),
    ...cause(entry, question.factor ** 2 / key.value, 'That’s one over the answer.'),
  ];
}

function powerOfTen(power: number, { dimensions }: AskedQuantity): string {
  const factor = 10 ** Math.abs(power);
  const direction = power > 0 ? 'large' : 'small';
  if (factor === 100 && sameDimensions(dimensions, noDimensions)) {
    return `It’s 100 times too ${direction}: is it a fraction or a percentage?`;
  }
  const size = factor >= 10_000 ? `10^${String(Math.abs(power))}` : String(factor);
  return `It’s ${size} times too ${direction}. Check prefixes and the decimal point.`;
}
