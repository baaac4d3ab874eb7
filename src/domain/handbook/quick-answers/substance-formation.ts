import type { FluidPhase, PropertyAnswer } from '../../properties/pure-substance.ts';
import type { HandbookSubstance } from '../substances/handbook-substance.ts';
import { type Answer, refused } from './answer.ts';
import { printed } from './printed.ts';
import { phasesMeant, substanceResult, type SubstanceQuestion } from './substance-result.ts';

/** Answers with a property of formation, of the named phase or with the stable one first. */
export function formation(
  question: SubstanceQuestion,
  name: string,
  of: (substance: HandbookSubstance, phase: FluidPhase) => PropertyAnswer,
): Answer {
  const { substance, text } = question;
  const known = phasesMeant(text, substance).flatMap((phase) => {
    const found = of(substance, phase);
    return 'value' in found ? [{ phase, value: found.value }] : [];
  });
  const [first, second] = known;
  if (!first)
    return refused(
      `We don’t have the ${name.toLowerCase().replace('gibbs', 'Gibbs')} of ${substance.name}.`,
    );
  return {
    ...substanceResult(
      question,
      `${name} of the ${first.phase} at 25 °C and 1 bar`,
      first.value,
      'kJ/mol',
      'BTU/lbmol',
      substance[first.phase]?.source,
    ),
    rows: second
      ? [{ name: `Of the ${second.phase}`, value: printed(second.value, 'kJ/mol') }]
      : [],
  };
}
