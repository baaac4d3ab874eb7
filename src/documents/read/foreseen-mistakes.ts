import { checkAnswer } from '../../domain/answers/check-answer.ts';
import type { AnswerKey, AskedQuantity, Verdict } from '../../domain/answers/asked-quantity.ts';
import { toFigures } from '../../domain/quantities/significant-figures.ts';
import { readNumber, type NotUnderstood } from '../../domain/quantities/read-number.ts';
import { inUnit, type ParsedQuantity } from '../../domain/quantities/read-quantity.ts';
import { readUnit } from '../../domain/quantities/read-unit.ts';
import { DocumentFault } from '../text/fault.ts';

interface ToldOfMistake {
  mistake: number;
  typed: string;
  /**
   * Rounding of the entry: full precision, as requested in the question, or slightly closer to the
   * answer because of rounded intermediate results.
   */
  as: 'computed' | 'rounded' | 'nearer';
  verdict: Verdict;
  /** True if the verdict is the sentence that the author wrote for this mistake. */
  isOwn: boolean;
}

const allDigits = 9;

/** Fraction of the tolerance that rounded intermediate results can use up. */
const roundedOnTheWay = 0.2;

/** Returns the verdict on every foreseen mistake, for each kind of rounding. */
export function toldOfMistakes(question: AskedQuantity, key: AnswerKey): ToldOfMistake[] {
  const { zero, factor, unit, digits, within, mistakes } = question;
  return key.mistakes.flatMap((value, mistake) => {
    const allowed = 'part' in within ? within.part * Math.abs(value) : within.amount;
    const nearer = value + Math.sign(key.value - value) * roundedOnTheWay * allowed;
    const entries: [as: ToldOfMistake['as'], value: number, digits: number][] = [
      ['computed', value, allDigits],
      ['rounded', value, digits],
      ['nearer', nearer, allDigits],
    ];
    return entries.map(([as, entry, kept]) => {
      const number = toFigures((entry - zero) / factor, kept);
      const typed = `${number} ${unit}`.trim();
      const verdict = checkAnswer(typed, question, key, {}, readIn(unit, number));
      const own = mistakes[mistake];
      // The sentence may end with another possible cause.
      const [first] = verdict.sentence.split(' If that’s not it: ');
      const isOwn = own !== undefined && first === own;
      return { mistake, typed, as, verdict, isOwn };
    });
  });
}

/** Parses a calculator's output in a known unit. */
function readIn(unitText: string, figures: string): ParsedQuantity | NotUnderstood {
  const [number, unit] = [readNumber(figures), readUnit(unitText)];
  if ('problem' in number) return number;
  return 'problem' in unit ? unit : inUnit(number, unit);
}

/**
 * Throws if a foreseen mistake counts as right, even after rounding, or gets another mistake's
 * sentence.
 */
export function mustFail(question: AskedQuantity, key: AnswerKey, lines: readonly number[]): void {
  for (const { mistake, typed, as, verdict, isOwn } of toldOfMistakes(question, key)) {
    const line = lines[mistake] ?? 1;
    if (verdict.kind === 'right') {
      const answer = (key.value - question.zero) / question.factor;
      throw new DocumentFault(
        line,
        `this mistake leads to ${typed}${as === 'computed' ? '' : ', rounded'}, which would count as right: the answer is ${answer.toPrecision(allDigits)}, and anything within ${question.allowance} of it counts.`,
        'Pick numbers or ranges that make the mistake show, or use a tighter tolerance, like within="0.5 %".',
      );
    }
    // A rounded entry may match another mistake, as long as it's still wrong.
    if (isOwn || (as !== 'computed' && verdict.kind === 'wrong')) continue;
    throw new DocumentFault(
      line,
      `this mistake leads to ${typed}, and a student who types that would read: "${verdict.sentence}"`,
      'Pick numbers or ranges that tell the two apart. If both always lead to the same number, write one <Mistake> with a sentence that’s true for both.',
    );
  }
}
