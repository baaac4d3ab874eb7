import { readUnit } from '../quantities/read-unit.ts';
import { besides } from './besides.ts';
import { airOf, candidate, wrong, type Candidate, type Entry } from './entry.ts';
import { knownRatios } from './judge-ratio.ts';
import { rounded } from './judge-value.ts';

/** The mistakes people make from which an entry may come. Of those equally near the first is named. */
export const knownMistakes = (entry: Entry): Candidate[] => [
  ...foreseen(entry),
  ...otherScales(entry),
  ...otherZeros(entry),
  ...besides(entry),
  ...forgottenZero(entry),
  ...knownRatios(entry),
  ...rounded(entry),
];

const foreseen = (entry: Entry) =>
  entry.key.mistakes.flatMap((mistake, index) =>
    candidate(entry, mistake, wrong(entry.question.mistakes[index] ?? '')),
  );

/** A temperature whose number is right on another scale. */
function otherScales(entry: Entry): Candidate[] {
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
function otherZeros(entry: Entry): Candidate[] {
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

const forgottenZero = (entry: Entry) =>
  entry.key.forgotZero === undefined
    ? []
    : candidate(
        entry,
        entry.key.forgotZero,
        wrong(
          'This is what comes out with degrees Celsius or Fahrenheit where an absolute temperature was needed: convert to kelvin first.',
        ),
      );
