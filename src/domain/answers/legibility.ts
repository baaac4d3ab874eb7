import { sameDimensions } from '../quantities/dimensions.ts';
import { askAbout } from './ask-about.ts';
import { askedFor, unitInText } from './asked-for.ts';
import type { AskedQuantity } from './asked-quantity.ts';
import { kindIn } from './check-answer.ts';
import { readAnswer } from './read-answer.ts';
import { lacksUnit } from './typed-answer.ts';

/** Whether an entry is what the question asks for, and if not, why; nothing of what its number is worth. */
export interface Legibility {
  isEmpty: boolean;
  /** How it was understood: "3.2 kilowatts". */
  readAs?: string;
  /** Why it cannot be judged yet, or never be right. */
  trouble?: string;
}

/** Says of an entry whether it can be judged, without knowing the answer. */
export function legibilityOf(text: string, question: AskedQuantity): Legibility {
  if (text.trim() === '') return { isEmpty: true };
  const reading = readAnswer(text, question);
  if ('problem' in reading) {
    return { isEmpty: false, trouble: `We can’t read this yet. ${reading.problem}` };
  }
  const trouble =
    askAbout({ reading, question })?.sentence ??
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
