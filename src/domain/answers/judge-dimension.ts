import { kindOf, noDimensions, productOf, sameDimensions } from '../quantities/dimensions.ts';
import type { Reading } from '../quantities/read-quantity.ts';
import { askedFor } from './asked-for.ts';
import { besides } from './besides.ts';
import { almost, isNear, isRatio, nearest, wrong, type Entry, type Judgment } from './entry.ts';

/** What is said of an entry of another kind than the answer; nothing if it is of the same. */
export function judgeDimension(entry: Entry): Judgment | undefined {
  const { reading, question } = entry;
  if (sameDimensions(reading.dimensions, question.dimensions)) return undefined;
  if (!reading.hasUnit) return judgeBare(entry);
  const isPlain = sameDimensions(question.dimensions, noDimensions) && question.unit === '';
  return (
    nearest(besides(entry))?.judgment ??
    judgeInverse(entry) ??
    judgeBasis(entry) ??
    wrong(
      isPlain
        ? `This is ${kindIn(reading)}; the answer is a number without a unit.`
        : `This is ${kindIn(reading)}${like(entry)}; the question asks for ${askedFor(question)}.`,
    )
  );
}

function judgeBare({ reading, question, key }: Entry): Judgment | undefined {
  const { value } = reading.number;
  // Nothing is nothing in every unit.
  if (value === 0 && question.is !== 'temperature') return undefined;
  const judgment = isNear(value * question.factor + question.zero, key.value, question)
    ? almost(`The number is right in ${question.unit}. Write the unit with it.`)
    : wrong(
        `This needs a unit: the question asks for ${askedFor(question)}, in ${question.unit} for example.`,
      );
  return { ...judgment, lacksUnit: true };
}

const kindIn = ({ dimensions, unitWords }: Reading) => kindOf(dimensions) ?? `in ${unitWords}`;

/** Names the given that is of the same kind, which somebody may have taken for the answer. */
function like({ reading, question }: Entry): string {
  const same = question.givens.find(({ dimensions }) =>
    sameDimensions(dimensions, reading.dimensions),
  );
  return same ? `, as “${same.words}” is` : '';
}

function judgeInverse({ reading, value, question, key }: Entry): Judgment | undefined {
  const inverse = productOf([{ dimensions: question.dimensions, exponent: -1 }]);
  return sameDimensions(reading.dimensions, inverse) && isRatio(value * key.value, 1, question)
    ? wrong('This is the answer upside down: it is one divided by it.')
    : undefined;
}

/** Mass for moles, or moles for mass, above or below the stroke. */
function judgeBasis({ reading, value, question, key }: Entry): Judgment | undefined {
  const [typed, asked] = [reading.dimensions[5], question.dimensions[5]];
  const moles = typed - asked;
  const inMass = productOf([
    { dimensions: reading.dimensions, exponent: 1 },
    { dimensions: [1, 0, 0, 0, 0, -1, 0], exponent: moles },
  ]);
  if (Math.abs(moles) !== 1 || !sameDimensions(inMass, question.dimensions)) return undefined;
  const [has, wants] = Math.abs(typed) > Math.abs(asked) ? ['moles', 'mass'] : ['mass', 'moles'];
  const isRight = key.molarMasses.some((molarMass) =>
    isRatio((value * molarMass ** moles) / key.value, 1, question),
  );
  return wrong(
    isRight
      ? `This is right in terms of ${has}, and the question asks in terms of ${wants}: the molar mass takes you there.`
      : `This is in terms of ${has}; the question asks in terms of ${wants}.`,
  );
}
