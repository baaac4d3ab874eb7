import { evaluate } from '../quantities/evaluate.ts';
import type { AnswerKey, AskedQuantity, Surroundings, Verdict } from './asked-quantity.ts';
import { checkAnswer } from './check-answer.ts';

/** A question with its key, what stands around it, and what was written and said of that. */
export interface Judged<Question> {
  question: Question;
  key: AnswerKey;
  around: Surroundings;
  text: string;
  /** Nothing where nothing was written. */
  verdict: Verdict | undefined;
}

/**
 * Judges what was written last for each question of a problem, in their order: what follows from an
 * earlier answer that is wrong is right for that one.
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
  // What somebody goes on with, and the labels of what is wrong about that.
  const known = new Map<string, number>();
  const blamed = new Map<string, string>();
  return asked.map(({ question, key }, index) => {
    const { name, label } = question;
    const { from = [], tree = key.value } = key.follows ?? {};
    const value = evaluate(tree, known);
    const off = [...new Set(from.flatMap((each) => blamed.get(each) ?? []))].join('” and “');
    const around: Surroundings = { others: asked.toSpliced(index, 1), printed };
    if (off) around.carried = { value, sentence: `Right for your “${off},” but that one’s off.` };
    const text = typed[name]?.trim() ?? '';
    const verdict = text ? checkAnswer(text, question, key, around) : undefined;
    // What could not be judged is taken for what would follow.
    const { kind = 'unclear', value: own = value, isCarried } = verdict ?? {};
    known.set(name, kind === 'right' ? key.value : kind === 'unclear' ? value : own);
    const blame = kind === 'unclear' || isCarried ? off : label;
    if (blame && kind !== 'right') blamed.set(name, blame);
    return { question, key, around, text, verdict };
  });
}
