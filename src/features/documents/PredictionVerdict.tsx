import { valuesFor, type Exploration, type Prediction } from '../../domain/plots/exploration.ts';
import { FilledTemplate } from './FilledTemplate.tsx';

interface PredictionVerdictProps {
  prediction: Prediction;
  /** The place of the choice that was made. */
  chosen: number;
  exploration: Exploration;
}

/** What there is to say about a guess once the figure has shown the answer. */
export function PredictionVerdict({ prediction, chosen, exploration }: PredictionVerdictProps) {
  const said = prediction.choices[chosen];
  const right = prediction.choices.find(({ isRight }) => isRight);
  if (!said || !right) return null;
  const values = valuesFor(prediction, exploration);
  return (
    <div className="guess-verdict">
      <p>
        <strong>
          {said.isRight
            ? `You said “${inner(said.words)},” and the figure agrees.`
            : `You said “${inner(said.words)}.” The figure says “${inner(right.words)}.”`}
        </strong>
      </p>
      {!said.isRight && (
        <p>
          <FilledTemplate template={said.reason} values={values} />
        </p>
      )}
      <p>
        <FilledTemplate template={right.reason} values={values} />
      </p>
    </div>
  );
}

/** Words as they stand within a sentence; what is a symbol or a name keeps its capital. */
const inner = (words: string) =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
