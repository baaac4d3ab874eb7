import {
  type HandbookSubstance,
  substancePage,
  substancesPage,
} from '../substances/handbook-substance.ts';
import { refused, type Refused } from './answer.ts';
import { looseUnit } from './read-parts.ts';

export type SubstanceProperty =
  | ('vaporPressure' | 'boilingPoint' | 'heatCapacity' | 'molarMass' | 'formation' | 'gibbs')
  | ('vaporization' | 'critical' | 'acentric' | 'combustion' | 'entropy' | 'antoine');

export const substancePatterns: readonly (readonly [RegExp, SubstanceProperty])[] = [
  [/\b(?:heat|enthalpy) of combustion\b|\bheating value\b|\b(?:hhv|lhv)\b|\bhcomb\b/, 'combustion'],
  [
    /\b(?:heat|enthalpy|energy) of vapori[sz]ation\b|\bvapori[sz]e\b|\blatent heat\b|\b(?:d|delta )?h ?vap\b|\bhfg\b/,
    'vaporization',
  ],
  [/\bgibbs\b|\b(?:d|delta )g ?f?\b/, 'gibbs'],
  [/\bformation\b|\b(?:d|delta )h ?f\b|\bhf\b|\bdhf\b/, 'formation'],
  [
    /\bvapou?r press(?:ure)?\b|\bvap\.? press(?:ure)?\b|\b(?:vp|psat|pvap)\b|\bp\*|\bsat(?:uration)? press(?:ure)?\b/,
    'vaporPressure',
  ],
  [/\bboil(?:s|ing)?\b|\b(?:bp|nbp|tb|b\.p\.)\b|\bsat(?:uration)? temp\b/, 'boilingPoint'],
  [/\bacentric\b|\bomega\b/, 'acentric'],
  [/\bcritical\b|\b(?:tc|pc)\b/, 'critical'],
  [/\bantoine\b/, 'antoine'],
  [/\b(?:cp|c_p|heat capacity|specific heat)\b/, 'heatCapacity'],
  [
    /\b(?:mw|m\.?w\.?|molecular weight|molar mass|molecular mass|molecular wt|formula weight)\b/,
    'molarMass',
  ],
  [/\bentropy\b/, 'entropy'],
];

export function unknownSubstance(text: string): Refused | undefined {
  const small = text.toLowerCase();
  const [, property, name] =
    /\b(viscosity|density|vapou?r pressure|boiling point|melting point|heat capacity|specific heat|thermal conductivity|surface tension|molar mass|molecular weight|(?:heat|enthalpy) of (?:formation|vapori[sz]ation|combustion)|gibbs(?: free)? energy of formation|critical (?:temperature|temp|pressure|point)|acentric factor|cp|mw|bp|dhf) (?:of |for )(.+)$/.exec(
      small,
    ) ?? [];
  if (property === undefined || name === undefined) return undefined;
  return {
    ...refused(`We don’t have the ${shortened[property] ?? property} of ${name}.`),
    links: [{ text: 'The substances we have', href: substancesPage }],
  };
}

const shortened: Record<string, string> = {
  cp: 'heat capacity',
  mw: 'molar mass',
  bp: 'boiling point',
  dhf: 'enthalpy of formation',
};

const missing =
  /\b((?:dynamic |kinematic )?viscosity|thermal conductivity|surface tension|diffusivity|diffusion coefficient|melting point|freezing point|flash point|solubility|refractive index)\b/i;

export function unavailableProperty(
  text: string,
  { name }: HandbookSubstance,
): Refused | undefined {
  const [, property] = missing.exec(text) ?? [];
  return property === undefined
    ? undefined
    : {
        ...refused(`We don’t have the ${property.toLowerCase()} of ${name}.`),
        links: [{ text: `What we have on ${name}`, href: substancePage(name) }],
      };
}

/** Finds the substance in a question by name, alternative name or formula. */
export function namedSubstance(
  text: string,
  substances: readonly HandbookSubstance[],
): HandbookSubstance | undefined {
  const small = ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9,-]+/g, ' ')
    .replace(/,(?= |$)/g, ' ')} `;
  const found = substances
    .flatMap((substance) =>
      namesOf(substance).map((name) => ({ substance, name: name.toLowerCase() })),
    )
    .filter(({ name }) => small.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return found[0]?.substance;
}

const namesOf = ({ name, formula, alsoCalled }: HandbookSubstance): string[] => [
  name,
  name.replace(/^n-/, ''),
  // Skip one-letter formulas, which are part of many units: "H" is skipped, but "N2" isn't.
  ...(formula.length > 1 ? [formula] : []),
  ...alsoCalled,
];

export const isOnlyName = (text: string, substance: HandbookSubstance): boolean =>
  namesOf(substance).some(
    (name) =>
      text.replace(/\b(?:the|about|properties|data|of|for)\b/g, '').trim() === name.toLowerCase(),
  );

/** Returns the unit of energy for words like "per kg": kJ/kg or BTU/lb. */
export function perMass(text: string): string | undefined {
  if (/\bper (?:kg|kilogram)\b/.test(text)) return 'kJ/kg';
  return /\bper (?:lb|pound)\b/.test(text) ? 'BTU/lb' : undefined;
}

/** Finds a unit at the end of a question, as in "vp acetone 25c mmhg". */
export function lastUnit(text: string): string | undefined {
  const words = text.split(' ');
  for (const count of [3, 2, 1]) {
    const end = words.slice(-count).join(' ');
    const unit =
      words.length > count && !/\d/.test(words.at(-count) ?? '') ? looseUnit(end) : undefined;
    if (unit && unit.parts.length > 0 && unit.of.length === 0) return end;
  }
  return undefined;
}
