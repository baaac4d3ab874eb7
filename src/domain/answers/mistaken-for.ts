import { sameDimensions } from '../quantities/dimensions.ts';
import {
  candidate,
  cause,
  valueOf,
  wrong,
  type Candidate,
  type TypedAnswer,
} from './typed-answer.ts';
import type { StatedGiven, AnswerContext } from './asked-quantity.ts';

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
        // A copied given has the same digits on the typed scale.
        cause(
          {
            ...entry,
            question: { ...question, is: 'temperature' },
            value: reading.value + reading.unit.zero,
          },
          valueOfGiven(given, context),
          `That’s the given “${given.words}.”`,
          // Ranks below a mistake with the same result.
        ).map((each) => ({ ...each, off: 1e-9 })),
      ),
  ];
}

function valueOfGiven({ value, drawn }: StatedGiven, { printed }: AnswerContext): number {
  if (!drawn || !printed) return value;
  const number = printed[drawn.place] ?? '';
  return Number(number.replaceAll(',', '').replace('−', '-')) * drawn.factor + drawn.zero;
}
