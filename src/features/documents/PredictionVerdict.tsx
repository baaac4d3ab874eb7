import { valuesFor, type Exploration } from '../../domain/plots/exploration.ts';
import { FilledTemplate } from './FilledTemplate.tsx';
import { useGuesses } from './use-guesses.ts';

interface PredictionVerdictProps {
  lesson: string;
  exploration: Exploration;
  /** Which of its predictions is meant. */
  index: number;
}

/** What there is to say about a guess, if there is one, once the figure has shown the answer. */
export function PredictionVerdict({ lesson, exploration, index }: PredictionVerdictProps) {
  const { guesses } = useGuesses(lesson, exploration.predictions);
  const prediction = exploration.predictions[index];
  const said = prediction?.choices[guesses[index] ?? -1];
  const right = prediction?.choices.find(({ isRight }) => isRight);
  if (!prediction || !said || !right) return null;
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
