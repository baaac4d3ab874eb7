import { sameDimensions } from '../quantities/dimensions.ts';
import {
  candidate,
  cause,
  valueOf,
  wrong,
  type Candidate,
  type TypedAnswer,
} from './typed-answer.ts';
import { valueInSet } from './asked-quantity.ts';

export function mistakenFor(entry: TypedAnswer): Candidate[] {
  const { reading, question, context } = entry;
  const others = context.others ?? [];
  return [
    ...others
      .filter((other) => sameDimensions(other.question.dimensions, reading.dimensions))
      .flatMap((other) =>
        candidate(
          {
            ...entry,
            question: other.question,
            value: valueOf(reading, other.question, other.key),
          },
          other.key.value,
          wrong(`That’s the answer to “${other.question.label}.”`),
        ),
      ),
    ...question.givens
      .filter(({ dimensions }) => sameDimensions(dimensions, reading.dimensions))
      .flatMap((given) =>
        // Compare on the temperature scale that was typed, because a copied given has the same
        // digits.
        cause(
          {
            ...entry,
            question: { ...question, is: 'temperature' },
            value: reading.value + reading.unit.zero,
          },
          valueInSet(given, context.printed),
          `That’s the given “${given.words}.”`,
          // Ranks below a mistake with the same result.
        ).map((each) => ({ ...each, off: 1e-9 })),
      ),
  ];
}
