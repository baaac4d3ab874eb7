import { airAnswer, isAboutAir } from './air-answer.ts';
import type { Answer } from './answer.ts';
import { apiAnswer } from './api-gravity.ts';
import { calculation } from './calculation.ts';
import { constantAnswer } from './constants.ts';
import { alone, conversion } from './conversion-question.ts';
import { propertySplit, splits, withoutManners } from './phrasing.ts';
import { looseUnit, piecesOf } from './read-parts.ts';
import { spelled } from './spelling.ts';
import { steamAnswer } from './steam-answer.ts';
import { isAboutSteam } from './steam-question.ts';
import type { SubstanceReader } from './substance-reader.ts';

/**
 * Answers a question as people type it: a conversion, a state of steam or humid air, a property, a constant
 * or a calculation with units. Nothing if it asks for no number. Substances are looked up by a reader that
 * comes with their data (substance-reader.ts): most questions do without.
 */
export function ask(text: string, lookUp?: SubstanceReader): Answer | undefined {
  const asked = withoutManners(spelled(text));
  if (asked === '') return undefined;
  return (
    apiAnswer(asked) ??
    constants(asked) ??
    conversion(asked) ??
    properties(asked, lookUp) ??
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

function properties(text: string, lookUp: SubstanceReader | undefined): Answer | undefined {
  const { body, wanted } = propertySplit(text);
  const pieces = piecesOf(body);
  const own = lookUp?.first(body, pieces, wanted);
  if (own) return own;
  if (isAboutAir(body)) return airAnswer(body, pieces, wanted);
  const isOfSteam =
    pieces.length > 0 || /\b(?:density|enthalpy|entropy|volume|pressure|temp)/i.test(body);
  return isAboutSteam(body) && isOfSteam
    ? steamAnswer(body, pieces, wanted ?? steamUnit(body))
    : lookUp?.last(body, pieces, wanted);
}

/** A unit that ends a question about steam without "in": "steam 350 f 60% quality btu/lb". */
function steamUnit(text: string): string | undefined {
  const last = /\s([a-z0-9]+\/\S+)$/i.exec(text)?.[1];
  return last !== undefined && looseUnit(last) ? last : undefined;
}
