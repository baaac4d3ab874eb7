import { memo, useMemo } from 'react';
import { valuesFor, type Exploration, type Prediction } from '../../domain/plots/exploration.ts';
import { fixed } from '../../domain/plots/template.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { FilledTemplate } from './FilledTemplate.tsx';
import { SliderSymbol } from './SliderSymbol.tsx';
import { useGuesses } from './use-guesses.ts';

interface PredictionsProps {
  lesson: string;
  /** A name that no other figure of the page has. */
  name: string;
  exploration: Exploration;
  /** Moves the slider of a prediction to where its answer shows. */
  onShow: (prediction: Prediction) => void;
}

const none = new Map<string, number>();

/** Questions to answer before the figure does. Their answers are there for whoever asks at once. */
export const Predictions = memo(function Predictions(props: PredictionsProps) {
  const { lesson, name, exploration, onShow } = props;
  const { predictions, sliders } = exploration;
  const { guesses, guess } = useGuesses(lesson, predictions);
  const values = useMemo(
    () => exploration.predictions.map((prediction) => valuesFor(prediction, exploration)),
    [exploration],
  );
  return (
    // As Fold.tsx is, but nothing more than that: this is sent to be run.
    <details className="fold" open>
      <summary className="not-print:max-sm:font-strong">Predict first</summary>
      <div className="predictions">
        {predictions.map((prediction, index) => {
          const { question, choices } = prediction;
          const slider = sliders.find((each) => each.name === prediction.move);
          const chosen = guesses[index];
          return (
            <div
              className="prediction rounded-card border border-hair bg-sheet px-5 pt-4 pb-3.5"
              key={index}
            >
              <Choices
                name={`${name}-${String(index + 1)}`}
                question={
                  <>
                    <span className="eyebrow mb-1.5 block">Predict</span>{' '}
                    <span className="question">{question}</span>
                  </>
                }
                words={choices.map(({ words }) => words)}
                chosen={chosen}
                onChoose={(place) => {
                  guess(index, place);
                }}
              />
              {slider && (
                <div className="try needs-script no-print mt-2.5" aria-live="polite">
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
                    <div key={words} className={isRight ? undefined : 'no-print'}>
                      <dt className="font-strong">
                        {words}
                        {isRight && <span className="right-mark"> (right)</span>}
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
