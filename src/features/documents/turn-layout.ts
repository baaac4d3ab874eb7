import type { TurnBlock, TurnStep } from '../../documents/document/document.ts';
import type { Maths } from '../../documents/maths/typeset.ts';

/** Id of an exercise on the page. */
export const turnId = ({ number }: Pick<TurnBlock, 'number'>): string => `turn-${String(number)}`;

export interface LaidOutStep extends TurnStep {
  /** True from the first open step on. */
  isLate: boolean;
  /** Number of the open step before it. */
  waitsFor: number | undefined;
}

/** Marks the steps that the first open step hides. */
export function fromFirstAsked(steps: readonly TurnStep[]): LaidOutStep[] {
  return steps.map((step, index) => {
    const before = steps.slice(0, index).findLast(({ asked }) => asked);
    return {
      ...step,
      isLate: step.asked !== undefined || before !== undefined,
      waitsFor: before?.block.number,
    };
  });
}

/** Result of a step, after its symbol or, for a choice, its formula. */
export function answerOf({ symbol, block, asked }: TurnStep): Maths[] {
  const parts = block.equation.flat();
  const [formula = [], ...others] = parts;
  const result = others.at(-1);
  if (!result) return [formula];
  return [asked?.type === 'pick' ? formula : symbol, result];
}
