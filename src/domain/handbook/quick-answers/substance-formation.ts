import { atomsOf } from '../../properties/elements.ts';
import type { FluidPhase, PropertyAnswer } from '../../properties/pure-substance.ts';
import type { HandbookSubstance } from '../substances/handbook-substance.ts';
import { type Answer, refused } from './answer.ts';
import { printed } from './printed.ts';
import {
  capitalized,
  phasesMeant,
  rowUnits,
  substanceResult,
  type SubstanceQuestion,
} from './substance-result.ts';

/**
 * Answers with a formation property of the named phase, or of both phases, with the stable one
 * first.
 */
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
  const main = substanceResult(
    question,
    `${name} of the ${first.phase} at 25 °C and 1 bar`,
    first.value,
    'kJ/mol',
    'BTU/lbmol',
    substance[first.phase]?.source,
  );
  return second
    ? {
        ...main,
        rows: [
          ...main.rows,
          {
            name: `Of the ${second.phase}`,
            value: printed(second.value, rowUnits(question).energy),
          },
        ],
      }
    : main;
}

/** Answers with the heat of combustion to CO2 and water, computed from enthalpies of formation. */
export function combustion(question: SubstanceQuestion): Answer {
  const { substance, text } = question;
  const atoms = atomsOf(substance.formula);
  const phase = phasesMeant(text, substance).find((each) => substance[each]);
  const isFuel = atoms && [...atoms.keys()].every((atom) => ['C', 'H', 'O'].includes(atom));
  if (!isFuel || !phase || !(atoms.get('C') ?? atoms.get('H'))) {
    return refused(`We don’t have the heat of combustion of ${substance.name}.`);
  }
  const [carbon, hydrogen] = [atoms.get('C') ?? 0, atoms.get('H') ?? 0];
  const own = substance[phase]?.enthalpy ?? NaN;
  const burned = (water: number) => -(carbon * -393.5 + (hydrogen / 2) * water - own) * 1000;
  const [higher, lower] = [burned(-285.8), burned(-241.8)];
  if (!(higher > 1)) return refused(`${capitalized(substance.name)} doesn’t burn.`);
  const wantsLower = /\blower\b|\blhv\b|\bnet\b/.test(text);
  const main = substanceResult(
    question,
    `Heat of combustion at 25 °C, ${wantsLower ? 'water as vapor (lower)' : 'water as liquid (higher)'}, ${phase}`,
    wantsLower ? lower : higher,
    'kJ/mol',
    'BTU/lbmol',
    'computed from the enthalpies of formation in our list',
  );
  const [name, other] = wantsLower
    ? ['Higher, water as liquid', higher]
    : ['Lower, water as vapor', lower];
  return {
    ...main,
    rows: [...main.rows, { name, value: printed(other, rowUnits(question).energy) }],
  };
}
