import type { AnswerKey, AskedQuantity, Verdict } from './asked-quantity.ts';
import { judgeAll } from './carried-forward.ts';
import { checkAnswer } from './check-answer.ts';

/** A quantity of a solution: a step that can be checked, or an answer. */
export interface StepQuestion extends AskedQuantity {
  name: string;
  label: string;
  isAnswer?: boolean;
  /** Names of the earlier steps and answers that the quantity is computed from. */
  uses: readonly string[];
}

/**
 * Verdict on an entry. `fits` is right, `first` is the first wrong entry, `off` is a later wrong
 * entry, `follows` is right for a wrong earlier entry, and `depends` can't be judged because an
 * earlier entry is wrong.
 */
type StepState = 'fits' | 'first' | 'off' | 'follows' | 'depends' | 'unclear';

export interface CheckedStep<Question> {
  question: Question;
  /** Undefined if nothing was typed. */
  state: StepState | undefined;
  /**
   * Names a known slip, or explains why the entry couldn't be judged. Never gives the right value.
   */
  sentence: string;
  /** Quantities whose wrong entries this entry depends on. */
  because: readonly Question[];
}

/** Judges what a student typed for the quantities of a solution, in order. */
export function checkSteps<Question extends StepQuestion>(
  questions: readonly Question[],
  keys: readonly AnswerKey[],
  typed: Readonly<Record<string, string>>,
  printed?: readonly string[],
): CheckedStep<Question>[] {
  const blamed = new Map<string, readonly Question[]>();
  let isFirst = true;
  return judgeAll(questions, keys, typed, { printed }).map((judged) => {
    const { question, key, text, context } = judged;
    const causes = [...new Set(question.uses.flatMap((name) => blamed.get(name) ?? []))];
    // With this many misses, the feedback doesn't say "too high" or "too low".
    const verdict =
      judged.verdict && checkAnswer(text, question, key, { ...context, misses: Infinity });
    const state = verdict && stateOf(verdict, causes.length > 0 && !key.follows);
    if (state !== 'off') {
      if (state !== 'fits') blamed.set(question.name, causes);
      const sentence = state === 'unclear' ? aboutStep(verdict?.sentence ?? '') : '';
      return { question, state, sentence, because: causes };
    }
    blamed.set(question.name, [question]);
    const found = isFirst ? 'first' : 'off';
    isFirst = false;
    const sentence = verdict?.seeHints ? '' : aboutStep(verdict?.sentence ?? '');
    return { question, state: found, sentence, because: [] };
  });
}

function stateOf(verdict: Verdict, dependsOnWrong: boolean): Exclude<StepState, 'first'> {
  if (verdict.kind === 'right') return 'fits';
  if (verdict.isCarriedForward) return 'follows';
  if (verdict.kind === 'unclear' || verdict.kind === 'almost' || verdict.lacksUnit) {
    return 'unclear';
  }
  return dependsOnWrong ? 'depends' : 'off';
}

/** Rewords feedback on an answer so that it also fits a step. */
const aboutStep = (sentence: string): string =>
  sentence
    .replace('That’s the answer, rounded', 'That’s right, but rounded')
    .replace('The question asks for', 'This one is')
    .replace('The question is on', 'This one is on')
    .replace('The answer has no unit', 'This one has no unit')
    .replace('one over the answer', 'one over it')
    .replace('That’s the answer to', 'That’s');
