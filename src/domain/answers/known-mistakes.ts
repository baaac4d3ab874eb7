import { readUnit } from '../quantities/read-unit.ts';
import { airOf, isNear, wrong, type Entry, type Judgment } from './entry.ts';
import { judgeRatio } from './judge-ratio.ts';
import { judgeRounding } from './judge-value.ts';

/** What is said of an entry that comes from a mistake people make; nothing of any other. */
export function knownMistake(entry: Entry): Judgment | undefined {
  const { value, question, key } = entry;
  const foreseen = key.mistakes.findIndex((mistake) => isNear(value, mistake, question));
  const sentence = question.mistakes[foreseen];
  if (sentence !== undefined) return wrong(sentence);
  return (
    judgeRounding(entry) ??
    judgeScale(entry) ??
    judgePressure(entry) ??
    judgeForgottenZero(entry) ??
    judgeRatio(entry)
  );
}

/** A temperature whose number is right on another scale. */
function judgeScale({ reading, question, key }: Entry): Judgment | undefined {
  if (question.is !== 'temperature') return undefined;
  const scale = ['K', '°C', '°F', '°R'].find((symbol) => {
    const unit = readUnit(symbol);
    return (
      !('problem' in unit) &&
      isNear(reading.number.value * unit.factor + unit.zero, key.value, question)
    );
  });
  return scale === undefined
    ? undefined
    : wrong(`The number is right in ${scale}, but you wrote ${reading.unitWords}.`);
}

/** A pressure that is right from the other zero. */
function judgePressure({ reading, value, question, key }: Entry): Judgment | undefined {
  const { is } = question;
  const isOff = (by: number) => isNear(value + by, key.value, question);
  if (is === 'absolute' && reading.unit.from === 'gauge' && isOff(-airOf(key))) {
    return wrong('That number is the absolute pressure, and you wrote gauge.');
  }
  if (is === 'absolute' && isOff(airOf(key))) {
    return wrong(
      'This is right as a gauge pressure. The question asks for the absolute one: add the atmosphere.',
    );
  }
  if (is === 'gauge' && isOff(-airOf(key))) {
    return wrong(
      'This is right as an absolute pressure. The question asks for gauge: take the atmosphere away.',
    );
  }
  return undefined;
}

function judgeForgottenZero({ value, question, key }: Entry): Judgment | undefined {
  return key.forgotZero !== undefined && isNear(value, key.forgotZero, question)
    ? wrong(
        'This is what comes out with degrees Celsius or Fahrenheit where an absolute temperature was needed: convert to kelvin first.',
      )
    : undefined;
}
