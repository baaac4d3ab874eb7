import type { HandbookSubstance } from '../substances/handbook-substance.ts';
import { airAnswer, isAboutAir } from './air-answer.ts';
import type { Answer } from './answer.ts';
import { apiAnswer } from './api-gravity.ts';
import { calculation } from './calculation.ts';
import { constantAnswer } from './constants.ts';
import { alone, conversion } from './conversion-question.ts';
import { dryAir } from './dry-air.ts';
import { formulaAnswer } from './formula-mass.ts';
import { propertySplit, splits, withoutManners } from './phrasing.ts';
import { looseUnit, piecesOf } from './read-parts.ts';
import { spelled } from './spelling.ts';
import { steamAnswer } from './steam-answer.ts';
import { isAboutSteam } from './steam-question.ts';
import { namedSubstance, unknownSubstance } from './named-substance.ts';
import { substanceAnswer } from './substance-answer.ts';

/**
 * Answers a question as people type it: a conversion, a state of steam or humid air, a property, a constant
 * or a calculation with units. Nothing if it asks for no number.
 */
export function ask(text: string, substances: readonly HandbookSubstance[]): Answer | undefined {
  const asked = withoutManners(spelled(text));
  if (asked === '') return undefined;
  return (
    apiAnswer(asked) ??
    constants(asked) ??
    conversion(asked) ??
    properties(asked, substances) ??
    calculation(asked) ??
    alone(asked)
  );
}

/** A constant by its name, alone or in a unit. */
function constants(text: string): Answer | undefined {
  for (const { left, right } of splits(text)) {
    const found = constantAnswer(left, right);
    if (found) return found;
  }
  return constantAnswer(text, undefined);
}

/** What is asked of a substance as such, not of a state of water. */
const ofItsOwn =
  /formation|gibbs|\bd(?:elta )?h ?f|\bdhf\b|molar mass|\bmw\b|molecular|\bcritical|acentric|antoine|ideal gas|combustion/i;

function properties(text: string, substances: readonly HandbookSubstance[]): Answer | undefined {
  const { body, wanted } = propertySplit(text);
  const pieces = piecesOf(body);
  const own = ofItsOwn.test(body) ? body.replace(/\bsteam\b/i, 'water') : body;
  const substance = namedSubstance(own, substances) ?? dryAir(body, substances);
  const isWater = substance === undefined || substance.formula === 'H2O';
  if (substance && (!isWater || ofItsOwn.test(body)))
    return substanceAnswer(substance, body, pieces, wanted);
  if (isAboutAir(body)) return airAnswer(body, pieces, wanted);
  if (
    isAboutSteam(body) &&
    (pieces.length > 0 || /\b(?:density|enthalpy|entropy|volume|pressure|temp)/i.test(body))
  ) {
    return steamAnswer(body, pieces, wanted ?? steamUnit(body));
  }
  if (isAboutSteam(body) && substance) return substanceAnswer(substance, body, pieces, wanted);
  return formulaAnswer(body) ?? unknownSubstance(body);
}

/** A unit that ends a question about steam without "in": "steam 350 f 60% quality btu/lb". */
function steamUnit(text: string): string | undefined {
  const last = /\s([a-z0-9]+\/\S+)$/i.exec(text)?.[1];
  return last !== undefined && looseUnit(last) ? last : undefined;
}
