import { sameDimensions } from '../quantities/dimensions.ts';
import {
  candidate,
  cause,
  valueOf,
  wrong,
  type Candidate,
  type TypedAnswer,
} from './typed-answer.ts';
import type { StatedGiven, Surroundings } from './asked-quantity.ts';

/** What else in the problem an entry may be: the answer to another question, or a given. */
export function mistakenFor(entry: TypedAnswer): Candidate[] {
  const { reading, question, around } = entry;
  const others = around.others ?? [];
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
        // A given is copied, so its digits decide, on the scale that was typed.
        cause(
          {
            ...entry,
            question: { ...question, is: 'temperature' },
            value: reading.value + reading.unit.zero,
          },
          valueOfGiven(given, around),
          `That’s the given “${given.words}.”`,
          // It says less than a mistake that leads there.
        ).map((each) => ({ ...each, off: 1e-9 })),
      ),
  ];
}

function valueOfGiven({ value, drawn }: StatedGiven, { printed }: Surroundings): number {
  if (!drawn || !printed) return value;
  const number = printed[drawn.place] ?? '';
  return Number(number.replaceAll(',', '').replace('−', '-')) * drawn.factor + drawn.zero;
}
