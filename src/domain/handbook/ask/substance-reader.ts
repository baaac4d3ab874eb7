import type { HandbookSubstance } from '../substances/handbook-substance.ts';
import type { Answer } from './answer.ts';
import { dryAir } from './dry-air.ts';
import { formulaAnswer } from './formula-mass.ts';
import { namedSubstance, unknownSubstance } from './named-substance.ts';
import type { Piece } from './read-parts.ts';
import { substanceAnswer } from './substance-answer.ts';

type Reading = (
  body: string,
  pieces: readonly Piece[],
  wanted: string | undefined,
) => Answer | undefined;

/** Answers about substances: what comes before steam and humid air, and what is left after them. */
export interface SubstanceReader {
  first: Reading;
  last: Reading;
}

/** What is asked of a substance as such, not of a state of water. */
const ofItsOwn =
  /formation|gibbs|\bd(?:elta )?h ?f|\bdhf\b|molar mass|\bmw\b|molecular|\bcritical|acentric|antoine|ideal gas|combustion/i;

/** A reader of questions about these substances. */
export function substanceReader(substances: readonly HandbookSubstance[]): SubstanceReader {
  const named = (body: string) =>
    namedSubstance(ofItsOwn.test(body) ? body.replace(/\bsteam\b/i, 'water') : body, substances) ??
    dryAir(body, substances);
  return {
    first: (body, pieces, wanted) => {
      const substance = named(body);
      // Water is steam's, but for what is asked of any substance.
      const isOurs = substance && (substance.formula !== 'H2O' || ofItsOwn.test(body));
      return isOurs ? substanceAnswer(substance, body, pieces, wanted) : undefined;
    },
    last: (body, pieces, wanted) => {
      const substance = named(body);
      return substance
        ? substanceAnswer(substance, body, pieces, wanted)
        : (formulaAnswer(body) ?? unknownSubstance(body));
    },
  };
}
