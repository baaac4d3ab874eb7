import type { TurnBlock, TurnStep } from '../../documents/document/document.ts';
import type { Maths } from '../../documents/maths/typeset.ts';

export const turnId = ({ number }: Pick<TurnBlock, 'number'>): string => `turn-${String(number)}`;

export interface LaidOutStep extends TurnStep {
  /** True for the first open step and all steps after it. */
  isLate: boolean;
  /** Number of the last open step before this one. */
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
