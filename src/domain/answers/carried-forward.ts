import { evaluate } from '../quantities/evaluate.ts';
import type { AnswerKey, AskedQuantity, AnswerContext, Verdict } from './asked-quantity.ts';
import { checkAnswer } from './check-answer.ts';

/** A question with the student's last entry and its verdict. */
export interface Judged<Question> {
  question: Question;
  key: AnswerKey;
  context: AnswerContext;
  text: string;
  /** Undefined for an empty field. */
  verdict: Verdict | undefined;
}

/** The numbers on the page, plus the symbols and other sets of numbers that judge a formula. */
interface AnswerSets extends Pick<AnswerContext, 'printed' | 'symbols'> {
  otherSets?: readonly { printed: readonly string[]; keys: readonly AnswerKey[] }[] | undefined;
}

/**
 * Judges the last entry for each question, in order. Marks an entry as carried forward if it
 * follows correctly from a wrong earlier one.
 */
export function judgeAll<Question extends AskedQuantity & { name: string; label: string }>(
  questions: readonly Question[],
  keys: readonly AnswerKey[],
  typed: Readonly<Record<string, string>> = {},
  { printed, symbols, otherSets }: AnswerSets = {},
): Judged<Question>[] {
  const asked = questions.flatMap((question, index) => {
    const key = keys[index];
    return key ? [{ question, key }] : [];
  });
  // Values that later answers depend on, and the labels of the wrong entries they come from.
  const known = new Map<string, number>();
  const blamed = new Map<string, string>();
  return asked.map(({ question, key }, index) => {
    const { name, label } = question;
    const { from = [], tree = key.value } = key.follows ?? {};
    const value = evaluate(tree, known);
    const off = [...new Set(from.flatMap((each) => blamed.get(each) ?? []))].join('” and “');
    const context: AnswerContext = {
      ...{ others: asked.toSpliced(index, 1), printed, symbols },
      otherSets: otherSets?.map(({ printed: numbers, keys: all }) => ({
        printed: numbers,
        key: all[index] ?? key,
      })),
    };
    if (off) {
      context.carriedForward = { value, sentence: `Right for your “${off},” but that one’s off.` };
    }
    const text = typed[name]?.trim() ?? '';
    const verdict = text ? checkAnswer(text, question, key, context) : undefined;
    // For an unclear entry, use the value that follows from the earlier entries.
    const { kind = 'unclear', value: own = value, isCarriedForward } = verdict ?? {};
    known.set(name, kind === 'right' ? key.value : kind === 'unclear' ? value : own);
    const blame = kind === 'unclear' || isCarriedForward ? off : label;
    if (blame && kind !== 'right') blamed.set(name, blame);
    return { question, key, context, text, verdict };
  });
}
