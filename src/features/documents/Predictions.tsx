import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { valuesFor, type Exploration, type Prediction } from '../../domain/plots/exploration.ts';
import { PredictionQuestion, verdictText } from './PredictionQuestion.tsx';
import { useGuesses } from './use-guesses.ts';

interface PredictionsProps {
  lesson: string;
  /** Unique on the page. */
  name: string;
  exploration: Exploration;
  /** True if a slider isn't at the lesson's number. */
  isMoved: boolean;
  /** Moves the slider in question, so that the figure shows the answer. */
  onShow: (prediction: Prediction) => void;
  onReset: () => void;
}

/**
 * Asks readers to predict what a figure will show, one question at a time. All questions are in the
 * page, so that the strip is as tall as the tallest one and nothing moves. Without scripts and on
 * paper, all of them are visible.
 */
export const Predictions = memo(function Predictions(props: PredictionsProps) {
  const { lesson, name, exploration, isMoved, onShow, onReset } = props;
  const { predictions, sliders } = exploration;
  const { guesses, guess, forget } = useGuesses(lesson, predictions);
  const [turned, turnTo] = useState<number>();
  const [revealed, reveal] = useState<number>();
  const strip = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const values = useMemo(
    () => exploration.predictions.map((prediction) => valuesFor(prediction, exploration)),
    [exploration],
  );
  const asked = turned ?? Math.max(0, guesses.indexOf(undefined));
  const isAnswered = (index: number) => guesses[index] !== undefined || revealed === index;
  const hasAnswer = isAnswered(asked);
  // The focused control disappears with each answer and each new question.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const next = hasAnswer ? '.is-asked .next button' : '.is-asked input';
    strip.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  });
  const turn = (index: number) => {
    turnTo(index);
    reveal(undefined);
    takesFocus.current = true;
  };
  const show = (index: number) => {
    turn(index);
    const prediction = predictions[index];
    if (prediction) onShow(prediction);
  };
  return (
    <div className="predictions" ref={strip}>
      {predictions.map((prediction, index) => (
        <PredictionQuestion
          key={index}
          name={`${name}-${String(index + 1)}`}
          place={`${String(index + 1)} of ${String(predictions.length)}`}
          prediction={prediction}
          slider={sliders.find((each) => each.name === prediction.move)}
          values={values[index]}
          chosen={guesses[index]}
          isAsked={index === asked}
          isAnswered={isAnswered(index)}
          isLast={index === predictions.length - 1}
          isMoved={isMoved}
          onAnswer={(place) => {
            if (guess(index, place)) show(index);
          }}
          onShow={() => {
            show(index);
            reveal(index);
          }}
          onNext={() => {
            const next = (index + 1) % predictions.length;
            if (next === 0) forget();
            turn(next);
            onReset();
          }}
        />
      ))}
      <p role="status" className="no-print sr-only">
        {turned !== undefined &&
          hasAnswer &&
          verdictText(predictions[asked], guesses[asked], values[asked])}
      </p>
    </div>
  );
});
