import { memo, useMemo } from 'react';
import { valuesFor, type Exploration, type Prediction } from '../../domain/plots/exploration.ts';
import { fixed } from '../../domain/plots/template.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { FilledTemplate } from './FigureWords.tsx';
import { SliderSymbol } from './Dials.tsx';
import { useGuesses } from './use-guesses.ts';

interface PredictionsProps {
  lesson: string;
  /** Unique on the page. */
  name: string;
  exploration: Exploration;
  /** Moves the slider in question, so that the figure shows the answer. */
  onShow: (prediction: Prediction) => void;
}

const none = new Map<string, number>();

/** Asks readers to predict what a figure will show. Readers can look at the answers at any time. */
export const Predictions = memo(function Predictions(props: PredictionsProps) {
  const { lesson, name, exploration, onShow } = props;
  const { predictions, sliders } = exploration;
  const { guesses, guess } = useGuesses(lesson, predictions);
  const values = useMemo(
    () => exploration.predictions.map((prediction) => valuesFor(prediction, exploration)),
    [exploration],
  );
  return (
    // Repeats the markup of Fold, because this component also runs in the browser.
    <details className="fold" open>
      <summary className="not-print:max-sm:font-strong">Predict first</summary>
      <div className="predictions grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4">
        {predictions.map((prediction, index) => {
          const { question, choices } = prediction;
          const slider = sliders.find((each) => each.name === prediction.move);
          const chosen = guesses[index];
          return (
            <div className="prediction panel px-5 pt-4 pb-3.5" key={index}>
              <Choices
                name={`${name}-${String(index + 1)}`}
                question={
                  <>
                    <span className="eyebrow mb-1.5 block">Predict</span> <span>{question}</span>
                  </>
                }
                words={choices.map(({ words }) => words)}
                chosen={chosen}
                onChoose={(place) => {
                  guess(index, place);
                }}
              />
              {slider && (
                <div className="needs-script no-print mt-2.5" aria-live="polite">
                  {chosen !== undefined && (
                    <Button
                      variant="line"
                      size="small"
                      onClick={() => {
                        onShow(prediction);
                      }}
                    >
                      <span>
                        See it: {slider.label} <SliderSymbol slider={slider} /> to{' '}
                        {fixed(prediction.to, slider.printed.decimals ?? 0)}
                      </span>
                    </Button>
                  )}
                </div>
              )}
              <details>
                <summary className="inline-block cursor-pointer py-1.5 text-note font-strong text-accent underline decoration-[1.5px] underline-offset-3">
                  What happens<span className="sr-only"> in question {index + 1}</span>
                </summary>
                <dl className="text-note">
                  {choices.map(({ words, isRight, reason }) => (
                    <div
                      key={words}
                      className={isRight ? 'not-first:mt-2' : 'no-print not-first:mt-2'}
                    >
                      <dt className="font-strong">
                        {words}
                        {isRight && <span> (right)</span>}
                      </dt>{' '}
                      <dd>
                        <FilledTemplate template={reason} values={values[index] ?? none} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </div>
          );
        })}
      </div>
    </details>
  );
});

interface PredictionVerdictProps {
  lesson: string;
  exploration: Exploration;
  index: number;
}

/** Comments on the reader's guess once the figure has shown the answer. */
export function PredictionVerdict({ lesson, exploration, index }: PredictionVerdictProps) {
  const { guesses } = useGuesses(lesson, exploration.predictions);
  const prediction = exploration.predictions[index];
  const said = prediction?.choices[guesses[index] ?? -1];
  const right = prediction?.choices.find(({ isRight }) => isRight);
  if (!prediction || !said || !right) return null;
  const values = valuesFor(prediction, exploration);
  return (
    <div className="guess-verdict callout mt-5 max-w-[44rem]">
      <p className="mt-1">
        <strong>
          {said.isRight
            ? `You said “${inner(said.words)},” and the figure agrees.`
            : `You said “${inner(said.words)}.” The figure says “${inner(right.words)}.”`}
        </strong>
      </p>
      {!said.isRight && (
        <p className="mt-1">
          <FilledTemplate template={said.reason} values={values} />
        </p>
      )}
      <p>
        <FilledTemplate template={right.reason} values={values} />
      </p>
    </div>
  );
}

/** Lowercases the first letter for use within a sentence, except in symbols and abbreviations. */
const inner = (words: string) =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
