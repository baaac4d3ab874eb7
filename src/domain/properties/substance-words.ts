import type { PropertyAnswer } from './pure-substance.ts';

type Problem = Exclude<PropertyAnswer, { value: number }>;

/** Explains why a property isn't available. The range is printed in the given unit. */
export function substanceProblemWords(
  name: string,
  property: string,
  unit: string,
  problem: Problem,
) {
  if (problem.problem === 'unknown') return `We don’t have the ${property} of ${name}.`;
  const [from, to] = [problem.from, problem.to].map((end) => String(Number(end.toPrecision(5))));
  return `We only have the ${property} of ${name} from ${from ?? ''} to ${to ?? ''} ${unit}.`;
}
