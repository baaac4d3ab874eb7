import { sameDimensions } from '../quantities/dimensions.ts';
import { clarify } from './clarify.ts';
import { askedFor, unitInText } from './asked-for.ts';
import type { AskedQuantity } from './asked-quantity.ts';
import { kindIn } from './check-answer.ts';
import { readAnswer } from './read-answer.ts';
import { lacksUnit } from './typed-answer.ts';

/** Feedback on an entry while the student is typing. */
export interface Legibility {
  isEmpty: boolean;
  /** Spelled-out form of the entry, like "3.2 kilowatts". */
  readAs?: string;
  /** Reason why the entry can't be judged or can never be right. */
  trouble?: string;
}

export function legibilityOf(text: string, question: AskedQuantity): Legibility {
  if (text.trim() === '') return { isEmpty: true };
  const reading = readAnswer(text, question);
  if ('problem' in reading) {
    return { isEmpty: false, trouble: `We can’t read this yet. ${reading.problem}` };
  }
  const trouble =
    clarify({ reading, question })?.sentence ??
    (lacksUnit(reading, question)
      ? `Needs a unit, like ${unitInText(question.unit)}.`
      : undefined) ??
    (reading.hasUnit && !sameDimensions(reading.dimensions, question.dimensions)
      ? `That’s ${kindIn(reading)}. The question asks for ${askedFor(question)}.`
      : undefined);
  return {
    isEmpty: false,
    readAs: reading.words,
    ...(trouble !== undefined && { trouble }),
  };
}
