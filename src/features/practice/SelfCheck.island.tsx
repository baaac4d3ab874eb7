import { useEffect, useState } from 'react';
import type { SelfCheckBlock } from '../../documents/document/document.ts';
import type { Choice } from '../../domain/plots/exploration.ts';
import type { Verdict } from '../../domain/answers/asked-quantity.ts';
import { stateOf } from '../../domain/practice/record.ts';
import { entryOf, setOf } from '../../domain/practice/work.ts';
import { templateText } from '../../domain/plots/template.ts';
import { Choices } from '../../ui/Choices.tsx';
import { island } from '../../ui/Island.tsx';
import { AnswerField } from './AnswerField.tsx';
import {
  keptWords,
  storedPractice,
  storeEntry,
  useIsPracticeKept,
  usePractice,
} from './stored-practice.ts';
import { VerdictBox } from './VerdictBox.tsx';

interface SelfCheckProps extends Pick<SelfCheckBlock, 'questions' | 'choices'> {
  /** Name of the question in the practice record. */
  name: string;
  /** Id of the <details> element with the answer, which opens after a try. */
  answer: string;
  hint?: string | undefined;
}

export const SelfCheck = island(function SelfCheck(props: SelfCheckProps) {
  const { name, questions, choices, answer, hint } = props;
  const [chosen, choose] = useState<number>();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
  }, []);
  const work = usePractice()[name];
  const isKept = useIsPracticeKept();
  const open = () => {
    document.getElementById(answer)?.setAttribute('open', '');
  };
  const task = { name, seed: 0, answers: questions.map(({ question }) => question.name) };
  const judge = (part: string) => (verdict: Verdict, text: string) => {
    if (verdict.kind === 'unclear') return;
    storeEntry(task, { answer: part, text, isRight: verdict.kind === 'right' });
    // An entry without its unit isn't a try and doesn't open the answer. With several questions,
    // the answer opens after the last one.
    const isTry = verdict.kind !== 'right' && !verdict.lacksUnit;
    if (isTry || setOf(storedPractice()[name], 0)?.isDone) open();
  };
  return (
    <div className="check-desk needs-script no-print mt-2.5 mr-0 mb-0 ml-11 max-w-[30rem]">
      {questions.map(({ question, key }, index) => (
        <AnswerField
          key={question.name}
          question={question}
          answerKey={key}
          context={{ others: questions.toSpliced(index, 1) }}
          hintsAt={hint && `#${hint}`}
          isReady={isReady}
          kept={() => entryOf(setOf(storedPractice()[name], 0), question.name)}
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
      {stateOf(work) === 'solved' && (
        <p className="desk-status mt-1.5 text-note wrap-anywhere text-soft">
          ✓ Answered{keptWords(isKept)}
        </p>
      )}
    </div>
  );
});

const verdictOf = (choice: Choice | undefined): Verdict => ({
  kind: choice?.isRight ? 'right' : 'wrong',
  sentence: templateText(choice?.reason ?? [], new Map()),
});
