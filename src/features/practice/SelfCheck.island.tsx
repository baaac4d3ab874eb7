import { useState } from 'react';
import type { SelfCheckBlock } from '../../documents/document.ts';
import type { Choice } from '../../domain/plots/exploration.ts';
import type { Verdict } from '../../domain/answers/question.ts';
import { stateOf } from '../../domain/practice/record.ts';
import { templateText } from '../../domain/plots/template.ts';
import { Choices } from '../../ui/Choices.tsx';
import { island } from '../../ui/Island.tsx';
import { AnswerField } from './AnswerField.tsx';
import { storeEntry, usePractice } from './stored-practice.ts';
import { VerdictBox } from './VerdictBox.tsx';

interface SelfCheckProps extends Pick<SelfCheckBlock, 'questions' | 'choices'> {
  /** Under which it is remembered. */
  name: string;
  /** The id of what opens to show the answer, after a try. */
  answer: string;
  /** The id of its hint. */
  hint?: string | undefined;
}

/** Where a question of a lesson is answered and the answer judged, as in the practice problems. */
export const SelfCheck = island(function SelfCheck(props: SelfCheckProps) {
  const { name, questions, choices, answer, hint } = props;
  const [right, setRight] = useState<ReadonlySet<string>>(new Set());
  const [chosen, choose] = useState<number>();
  const isSolved = stateOf(usePractice()[name]) === 'solved';
  const open = () => {
    document.getElementById(answer)?.setAttribute('open', '');
  };
  const task = { name, seed: 0, answers: questions.map(({ question }) => question.name) };
  const judge = (part: string) => (verdict: Verdict, text: string) => {
    if (verdict.kind === 'unclear') return;
    const now = verdict.kind === 'right' ? new Set([...right, part]) : right;
    setRight(now);
    storeEntry(task, { answer: part, text, isRight: verdict.kind === 'right' });
    // A unit that was forgotten is no reason to give the number away; and with several numbers to
    // find, the answer waits for the last.
    const isTry = verdict.kind !== 'right' && !verdict.lacksUnit;
    if (isTry || now.size === questions.length) open();
  };
  return (
    <div className="check-desk needs-script no-print">
      {questions.map(({ question, key }, index) => (
        <AnswerField
          key={question.name}
          question={question}
          answerKey={key}
          around={{ others: questions.toSpliced(index, 1) }}
          hints={hint && `#${hint}`}
          onVerdict={judge(question.name)}
        />
      ))}
      {choices.length > 0 && (
        <>
          <Choices
            name={name}
            question={<span className="sr-only">Your answer</span>}
            words={choices.map(({ words }) => words)}
            chosen={chosen}
            onChoose={(place) => {
              choose(place);
              const { words = '', isRight = false } = choices[place] ?? {};
              storeEntry(
                { ...task, answers: ['choice'] },
                { answer: 'choice', text: words, isRight },
              );
              open();
            }}
          />
          <VerdictBox verdict={chosen === undefined ? undefined : verdictOf(choices[chosen])} />
        </>
      )}
      {isSolved && <p className="desk-status">✓ Answered, remembered only in this browser.</p>}
    </div>
  );
});

const verdictOf = (choice: Choice | undefined): Verdict => ({
  kind: choice?.isRight ? 'right' : 'wrong',
  sentence: templateText(choice?.reason ?? [], new Map()),
});
