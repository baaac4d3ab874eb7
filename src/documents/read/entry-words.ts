import { findUnit } from '../../domain/quantities/find-unit.ts';
import { units } from '../../domain/quantities/unit-table.ts';
import type { AnswerBox } from '../document/document.ts';

/** Words that change the meaning of a number or unit. */
const meaningful =
  'gauge absolute vacuum square squared cubic cubed half twice double triple dozen hundred thousand million billion one two three four five six seven eight nine ten minus negative without zero per cent percent times over under above below less more standard normal metric molar short long';

/** Words that students don't write next to a unit. */
const idle =
  /^(?:about|after|all|also|and|any|are|around|because|before|being|between|both|but|can|comes|does|doesn|don|during|each|every|find|first|for|from|get|gets|give|has|have|how|into|its|just|keep|like|make|makes|many|much|need|neglect|not|nothing|now|number|numbers|only|other|rest|same|she|start|still|take|takes|than|that|the|their|then|there|they|this|use|was|what|whatever|when|where|which|while|will|with|would|you|your)$|(?:ing|ly|ed)$/;

const partsOfUnits = new Set(
  [meaningful, ...[...units.values()].flatMap(({ words }) => words)]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/),
);

/**
 * Collects words from the problem that students may add to an answer without changing its meaning.
 */
export const withWords = (questions: readonly AnswerBox[], statement: string): AnswerBox[] =>
  questions.map((question) => {
    const words = entryWords(`${statement} ${question.label}`);
    return words === '' ? question : { ...question, words };
  });

const entryWords = (text: string): string =>
  [...new Set(text.toLowerCase().match(/(?<![\p{L}\d])[a-z]{3,}(?![\p{L}\d])/gu))]
    .filter((word) => !idle.test(word) && !partsOfUnits.has(word) && 'problem' in findUnit(word))
    .sort()
    .join(' ');
