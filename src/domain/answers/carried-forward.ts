import { evaluate } from '../quantities/evaluate.ts';
import type { AnswerKey, AskedQuantity, AnswerContext, Verdict } from './asked-quantity.ts';
import { checkAnswer } from './check-answer.ts';

/** A question with its key and context, and the student's last entry with its verdict. */
export interface Judged<Question> {
  question: Question;
  key: AnswerKey;
  context: AnswerContext;
  text: string;
  /** Undefined if nothing was typed. */
  verdict: Verdict | undefined;
}

/**
 * Judges the last entry for each question, in order. An entry that follows correctly from a wrong
 * earlier one is marked as carried forward.
 */
export function judgeAll<Question extends AskedQuantity & { name: string; label: string }>(
  questions: readonly Question[],
  keys: readonly AnswerKey[],
  typed: Readonly<Record<string, string>> = {},
  printed?: readonly string[],
): Judged<Question>[] {
  const asked = questions.flatMap((question, index) => {
    const key = keys[index];
    return key ? [{ question, key }] : [];
  });
  // The values that later answers are computed from, and the labels of the wrong entries behind
  // them.
  const known = new Map<string, number>();
  const blamed = new Map<string, string>();
  return asked.map(({ question, key }, index) => {
    const { name, label } = question;
    const { from = [], tree = key.value } = key.follows ?? {};
    const value = evaluate(tree, known);
    const off = [...new Set(from.flatMap((each) => blamed.get(each) ?? []))].join('” and “');
    const context: AnswerContext = { others: asked.toSpliced(index, 1), printed };
    if (off) {
      context.carriedForward = { value, sentence: `Right for your “${off},” but that one’s off.` };
    }
    const text = typed[name]?.trim() ?? '';
    const verdict = text ? checkAnswer(text, question, key, context) : undefined;
    // An unclear entry counts as the value that would follow from the earlier ones.
    const { kind = 'unclear', value: own = value, isCarriedForward } = verdict ?? {};
    known.set(name, kind === 'right' ? key.value : kind === 'unclear' ? value : own);
    const blame = kind === 'unclear' || isCarriedForward ? off : label;
    if (blame && kind !== 'right') blamed.set(name, blame);
    return { question, key, context, text, verdict };
  });
}
