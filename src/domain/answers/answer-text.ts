import { flatText, numberText, withUnit, type Run } from '../quantities/print.ts';
import type { AnswerKey, AskedQuantity } from './asked-quantity.ts';

/** Formats an answer as in the solution, like "87.3 kmol/hr". */
export function answerText(question: AskedQuantity, { value }: AnswerKey): string {
  const { unit, factor, zero, digits } = question;
  const { mantissa, power } = numberText((value - zero) / factor, digits);
  const runs: Run[] = [
    { text: mantissa },
    ...(power === undefined
      ? []
      : [
          { text: '\u00a0×\u00a010' },
          { text: String(power).replace('-', '−'), raised: true as const },
        ]),
  ];
  return withUnit(flatText(runs), unit);
}
