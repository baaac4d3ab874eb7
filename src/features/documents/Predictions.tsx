import { useMemo } from 'react';
import { valuesFor, type Exploration, type Prediction } from '../../domain/plots/exploration.ts';
import { fixed } from '../../domain/plots/template.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { Filled } from './Filled.tsx';
import { SliderSymbol } from './SliderSymbol.tsx';

interface PredictionsProps {
  /** A name that no other figure of the page has. */
  name: string;
  exploration: Exploration;
  guesses: readonly (number | undefined)[];
  onGuess: (index: number, place: number) => void;
  /** Moves the slider of a prediction to where its answer shows. */
  onShow: (prediction: Prediction) => void;
}

const none = new Map<string, number>();

/** Questions to answer before the figure does. Their answers are there for whoever asks at once. */
export function Predictions(props: PredictionsProps) {
  const { name, exploration, guesses, onGuess, onShow } = props;
  const { predictions, sliders } = exploration;
  const values = useMemo(
    () => exploration.predictions.map((prediction) => valuesFor(prediction, exploration)),
    [exploration],
  );
  return (
    <div className="predictions">
      {predictions.map((prediction, index) => {
        const { question, choices } = prediction;
        const slider = sliders.find((each) => each.name === prediction.move);
        const chosen = guesses[index];
        return (
          <div className="prediction" key={index}>
            <Choices
              name={`${name}-${String(index + 1)}`}
              question={
                <>
                  <span className="eyebrow">Predict</span>{' '}
                  <span className="question">{question}</span>
                </>
              }
              words={choices.map(({ words }) => words)}
              chosen={chosen}
              onChoose={(place) => {
                onGuess(index, place);
              }}
            />
            {slider && (
              <div className="try needs-script no-print" aria-live="polite">
                {chosen === undefined ? (
                  <p>No guess yet. You may look anyway.</p>
                ) : (
                  <>
                    <p>Now move it and see, or let it be moved:</p>
                    <Button
                      variant="line"
                      size="small"
                      onClick={() => {
                        onShow(prediction);
                      }}
                    >
                      <span>
                        {slider.label} <SliderSymbol slider={slider} /> to{' '}
                        {fixed(prediction.to, slider.printed.decimals ?? 0)}
                      </span>
                    </Button>
                  </>
                )}
              </div>
            )}
            <details>
              <summary>
                What happens<span className="sr-only"> in question {index + 1}</span>
              </summary>
              <dl>
                {choices.map(({ words, isRight, reason }) => (
                  <div key={words} className={isRight ? undefined : 'no-print'}>
                    <dt>
                      {words}
                      {isRight && <span className="right-mark"> (right)</span>}
                    </dt>
                    <dd>
                      <Filled template={reason} values={values[index] ?? none} />
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </div>
        );
      })}
    </div>
  );
}
