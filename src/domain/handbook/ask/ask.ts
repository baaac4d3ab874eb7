import type { Answer } from './answer.ts';
import { apiAnswer } from './api-gravity.ts';
import { calculation } from './calculation.ts';
import { constantAnswer } from './constants.ts';
import { alone, conversion } from './conversion-question.ts';
import { splits, withoutManners } from './phrasing.ts';
import { spelled } from './spelling.ts';
import type { PropertyReader } from './property-reader.ts';

/**
 * Answers a question as people type it: a conversion, a state of steam or humid air, a property, a constant
 * or a calculation with units. Nothing if it asks for no number. What looks properties up comes with their
 * data (property-reader.ts): many questions do without.
 */
export function ask(text: string, lookUp?: PropertyReader): Answer | undefined {
  const asked = withoutManners(spelled(text));
  if (asked === '') return undefined;
  return (
    apiAnswer(asked) ??
    constants(asked) ??
    conversion(asked) ??
    lookUp?.(asked) ??
    calculation(asked) ??
    alone(asked)
  );
}

/** A constant by its name, alone or in a unit. */
function constants(text: string): Answer | undefined {
  for (const { left, right } of splits(text)) {
    const found = constantAnswer(left, right);
    if (found) return found;
  }
  return constantAnswer(text, undefined);
}
