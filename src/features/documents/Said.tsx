import { sayingAt, type Exploration } from '../../domain/plots/exploration.ts';
import type { Outcome } from '../../domain/plots/recipe.ts';
import { Filled } from './Filled.tsx';

interface SaidProps {
  exploration: Exploration;
  outcome: Outcome;
}

/** What a figure says in words, read out when it changes. */
export function Said({ exploration, outcome }: SaidProps) {
  const saying = sayingAt(exploration, outcome);
  return (
    <div className={saying?.isStuck ? 'said stuck' : 'said'} aria-live="polite" aria-atomic>
      {saying?.lines.map((line, index) => (
        <p key={index}>
          <Filled template={line} values={outcome.values} />
        </p>
      ))}
    </div>
  );
}
