import type { AskedQuantity, Verdict } from '../../answers/asked-quantity.ts';
import { namedMistake } from '../../answers/named-mistake.ts';
import { checksumOf } from '../checksum.ts';
import type { NumberSet, Work } from '../record.ts';
import type { ProblemResult } from './result-code.ts';

type Asked = Pick<AskedQuantity, 'mistakes'> & { name: string };

interface HandedIn {
  name: string;
  seed: number;
  answers: readonly { question: Asked; verdict: Verdict | undefined }[];
}

/** The result for one set of numbers. The answer and a checksum identify a mistake. */
interface Round {
  isSolved: boolean;
  tries: number;
  mistakes: readonly string[];
}

/** Returns the result of a problem, including work after the exam until the problem was solved. */
export function problemResult(handedIn: HandedIn, work: Work | undefined): ProblemResult {
  const sets = work?.sets ?? [];
  const place = sets.findIndex(({ seed }) => seed === handedIn.seed);
  const own = sets[place];
  // If the exam's set has been deleted, all stored sets are newer.
  const rounds = [
    combined(roundOf(handedIn), own && roundOfSet(own)),
    ...sets.slice(place + 1).map(roundOfSet),
  ];
  const end = rounds.findIndex(({ isSolved }) => isSolved);
  const counted = end === -1 ? rounds : rounds.slice(0, end + 1);
  const made = new Set(counted.flatMap(({ mistakes }) => mistakes));
  const foreseen = handedIn.answers.flatMap(({ question }) =>
    question.mistakes.map((mistake) => mistakeId(question.name, checksumOf(mistake))),
  );
  return {
    name: handedIn.name,
    isSolved: end !== -1,
    tries: counted.reduce((sum, { tries }) => sum + tries, 0),
    mistakes: [...foreseen.keys()].filter((index) => made.has(foreseen[index] ?? '')),
  };
}

function roundOf({ answers }: HandedIn): Round {
  const isTried = answers.some(({ verdict }) => verdict && verdict.kind !== 'unclear');
  return {
    isSolved: answers.every(({ verdict }) => verdict?.kind === 'right'),
    tries: isTried ? 1 : 0,
    mistakes: answers.flatMap(({ question, verdict }) => {
      const mistake = verdict && namedMistake(verdict, question);
      return mistake ? [mistakeId(question.name, checksumOf(mistake))] : [];
    }),
  };
}

function roundOfSet({ right, slips = {}, helped, isDone }: NumberSet): Round {
  const answers = [...new Set([...right, ...Object.keys(slips)])];
  return {
    // A set doesn't count as solved if the solution was opened.
    isSolved: isDone === true && helped !== 'solution',
    tries: Math.max(
      0,
      ...answers.map((answer) => (slips[answer]?.length ?? 0) + (right.includes(answer) ? 1 : 0)),
    ),
    mistakes: Object.entries(slips).flatMap(([answer, list]) =>
      list.filter((miss) => miss !== '').map((miss) => mistakeId(answer, miss)),
    ),
  };
}

/** Combines the exam's answers with stored work on the same numbers. */
const combined = (handedIn: Round, kept: Round | undefined): Round =>
  kept
    ? {
        isSolved: kept.isSolved,
        tries: Math.max(handedIn.tries, kept.tries),
        mistakes: [...handedIn.mistakes, ...kept.mistakes],
      }
    : handedIn;

const mistakeId = (answer: string, mistake: string) => `${answer} ${mistake}`;
