import { readQuantity } from '../quantities/read-quantity.ts';
import { askAbout } from './ask-about.ts';
import { exampleFor } from './asked-for.ts';
import type { AskedQuantity } from './asked-quantity.ts';
import { lacksUnit } from './typed-answer.ts';

/** Whether an entry can be judged as it stands, and if not, what is missing; nothing of what it is worth. */
export interface Legibility {
  isEmpty: boolean;
  /** How it was understood: "3.2 kilowatts". */
  readAs?: string;
  /** Why it cannot be judged yet. */
  trouble?: string;
}

/** Says of an entry whether it can be judged, without knowing the answer. */
export function legibilityOf(text: string, question: AskedQuantity): Legibility {
  if (text.trim() === '') return { isEmpty: true };
  const reading = readQuantity(text, exampleFor(question));
  if ('problem' in reading) {
    return { isEmpty: false, trouble: `We can’t read this yet. ${reading.problem}` };
  }
  const doubt = askAbout({ reading, question })?.sentence;
  const trouble =
    doubt ?? (lacksUnit(reading, question) ? `Needs a unit, like ${question.unit}.` : undefined);
  return {
    isEmpty: false,
    readAs: reading.words,
    ...(trouble !== undefined && { trouble }),
  };
}
