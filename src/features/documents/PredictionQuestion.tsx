import { useState } from 'react';
import type { Choice, Prediction, Slider } from '../../domain/plots/exploration.ts';
import { fixed, templateText } from '../../domain/plots/template.ts';
import { Choices } from '../../ui/Choices.tsx';
import { FilledTemplate } from './FigureWords.tsx';

type Values = ReadonlyMap<string, number>;

interface PredictionQuestionProps {
  /** Unique on the page. */
  name: string;
  /** Such as "1 of 3". */
  place: string;
  prediction: Prediction;
  slider: Slider | undefined;
  /** Values after the move. */
  values: Values | undefined;
  chosen: number | undefined;
  isAsked: boolean;
  isAnswered: boolean;
  isLast: boolean;
  isMoved: boolean;
  onAnswer: (choice: number) => void;
  /** Shows the answer in the figure, with or without a guess. */
  onShow: () => void;
  onNext: () => void;
}

/**
 * A question with its choices or, once it's answered, the reasons in the same place. Arrow keys
 * only select a choice, because they can't reach the last one without selecting the others.
 */
export function PredictionQuestion(props: PredictionQuestionProps) {
  const { prediction, slider, chosen, isAsked, isAnswered, isLast, isMoved } = props;
  const { question, choices } = prediction;
  // Next to the right reason, readers see why their guess is wrong, or the longest wrong choice.
  const wrong = chosen !== undefined && !choices[chosen]?.isRight ? chosen : longestWrong(choices);
  const [picked, pick] = useState<number>();
  const outcome =
    !isAnswered || chosen === undefined ? (
      'Predict'
    ) : choices[chosen]?.isRight ? (
      '✓ Right'
    ) : (
      <span className="text-second">✗ Not quite</span>
    );
  const answer = (choice: number) => {
    pick(undefined);
    props.onAnswer(choice);
  };
  return (
    <div className={`prediction ${isAsked ? 'is-asked' : ''} ${isAnswered ? 'is-answered' : ''}`}>
      <Choices
        name={props.name}
        question={
          <>
            <span className="eyebrow flex gap-2.5">
              {outcome} <span className="text-soft">{props.place}</span>
            </span>{' '}
            <span className="question">{question}</span>
          </>
        }
        words={choices.map(({ words }) => words)}
        chosen={chosen}
        onChoose={(choice, byArrow) => {
          if (byArrow) pick(choice);
          else answer(choice);
        }}
      >
        <details open={isAnswered}>
          <summary className="cursor-pointer py-1.5 text-note font-strong text-accent underline decoration-[1.5px] underline-offset-3">
            What happens<span className="sr-only"> in question {props.place}</span>
          </summary>
          <dl className="reasons">
            {choices.map((choice, index) => (
              <div className={reasonClass(choice, index === wrong)} key={choice.words}>
                <dt className="font-strong">
                  {choice.words}
                  {choice.isRight && <span> (right)</span>}
                </dt>{' '}
                <dd>
                  <FilledTemplate template={choice.reason} values={props.values ?? none} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </Choices>
      <div className="next needs-script no-print">
        {isAnswered && (
          <button type="button" className={nextClass} onClick={props.onNext}>
            {isLast ? 'Start over' : 'Next question'}
          </button>
        )}
        {isAnswered && !isMoved && slider && (
          <button
            type="button"
            className={linkClass}
            aria-label={`See it: ${slider.label} to ${fixed(prediction.to, slider.printed.decimals ?? 0)}`}
            onClick={props.onShow}
          >
            See it
          </button>
        )}
        {!isAnswered && picked === undefined && (
          <button type="button" className={linkClass} onClick={props.onShow}>
            Just show me
          </button>
        )}
        {!isAnswered && picked !== undefined && (
          <button
            type="button"
            className={nextClass}
            onClick={() => {
              answer(picked);
            }}
          >
            See if you’re right
          </button>
        )}
      </div>
    </div>
  );
}

/** Beside the number of the question on phones, and below the question elsewhere. */
const nextClass =
  'min-h-11 cursor-pointer text-note font-strong text-accent max-md:underline max-md:decoration-[1.5px] max-md:underline-offset-3 md:rounded-control md:border-[1.5px] md:border-accent md:px-4 md:hover:bg-wash';

const linkClass =
  'min-h-11 cursor-pointer text-note font-strong text-accent underline decoration-[1.5px] underline-offset-3';

const none: Values = new Map();

/** On paper, only the right choice has its reason. */
function reasonClass({ isRight }: Choice, isShown: boolean): string {
  if (isRight) return 'right';
  return `no-print ${isShown ? 'shown' : ''}`.trim();
}

function longestWrong(choices: readonly Choice[]): number {
  const lengths = choices.map(({ isRight, reason, words }) =>
    isRight ? 0 : words.length + templateText(reason, none).length,
  );
  return lengths.indexOf(Math.max(...lengths));
}

/** Comments on the reader's guess, for screen readers. */
export function verdictText(
  prediction: Prediction | undefined,
  guess: number | undefined,
  values: Values = none,
): string {
  const said = prediction?.choices[guess ?? -1];
  const right = prediction?.choices.find(({ isRight }) => isRight);
  if (!right) return '';
  const reason = templateText(right.reason, values);
  if (!said) return `The figure says “${inner(right.words)}.” ${reason}`;
  if (said === right) return `You said “${inner(said.words)},” and the figure agrees. ${reason}`;
  return `You said “${inner(said.words)}.” The figure says “${inner(right.words)}.” ${templateText(said.reason, values)} ${reason}`;
}

/** Lowercases the first letter for use within a sentence, except in symbols and abbreviations. */
const inner = (words: string) =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
