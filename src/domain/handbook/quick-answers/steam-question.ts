import { noDimensions, sameDimensions, type Dimensions } from '../../quantities/dimensions.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import type { SteamGiven } from '../../properties/steam.ts';
import { refused, type Refused, type Unclear } from './answer.ts';
import { isAmerican } from './customary.ts';
import { plain, printedUnit } from './printed.ts';
import type { Piece, Quantity } from './read-parts.ts';

type SteamName = keyof SteamGiven;

export type SteamProperty =
  SteamName | 'u' | 'density' | 'cp' | 'hfg' | 'sfg' | 'vfg' | 'boiling' | 'psat';

export interface SteamQuestion {
  given: SteamGiven;
  /** The given properties in words, like "10 bar" or "x = 0.9". */
  said: string[];
  requested: SteamProperty | undefined;
  /** The saturated phase that the question names, if any. */
  end: 'liquid' | 'vapor' | undefined;
  isSaturated: boolean;
  /** Superheat in K, if given. */
  superheat?: number;
  isUs: boolean;
  notes: string[];
}

const kinds: readonly (readonly [SteamName, Dimensions])[] = [
  ['p', [1, -1, -2, 0, 0, 0, 0]],
  ['T', [0, 0, 0, 0, 1, 0, 0]],
  ['v', [-1, 3, 0, 0, 0, 0, 0]],
  ['h', [0, 2, -2, 0, 0, 0, 0]],
  ['s', [0, 2, -2, 0, -1, 0, 0]],
];
const density: Dimensions = [1, -3, 0, 0, 0, 0, 0];

const label =
  /(?:^|[\s,;])(p|t|h|s|v|x|u|quality|pressure|temp(?:erature)?|enthalpy|entropy|volume)\s*(?:[=:]|\bis\b|\bof\b)?\s*$/;
const named: Record<string, SteamName> = {
  quality: 'x',
  pressure: 'p',
  temp: 'T',
  temperature: 'T',
  t: 'T',
  enthalpy: 'h',
  entropy: 's',
  volume: 'v',
};

/** Checks whether a number can be a quality. */
const isFraction = ({ unit }: Quantity) => sameDimensions(unit.dimensions, noDimensions);

export const isAboutSteam = (text: string): boolean =>
  !/\bHg\b/.test(text) &&
  (/\b(?:steam|water|h2o|sat(?:urated|uration)?|superheated|hfg|hg|vg|vf|sf|sg|sfg|ug|uf|psat|tsat|quality|dryness)\b/i.test(
    text,
  ) ||
    /\bhf\b(?! of\b)/i.test(text));

export function readSteam(
  text: string,
  pieces: readonly Piece[],
  board: UnitSystem,
): SteamQuestion | Refused | Unclear {
  const units = pieces.flatMap(({ quantity }) => (quantity.hasUnit ? [quantity.unit] : []));
  const question: SteamQuestion = {
    given: {},
    said: [],
    requested: undefined,
    end: undefined,
    isSaturated: false,
    isUs: isAmerican(units, board),
    notes: [],
  };
  for (const piece of pieces) {
    const trouble = takeGiven(question, piece);
    if (trouble) return trouble;
  }
  const between = [
    pieces[0]?.before.replace(label, ' ') ?? text.toLowerCase(),
    ...pieces.map(({ quantity, after }, place) => {
      const words = isFraction(quantity) ? after.replace(/^\s*(?:quality|dryness)\b/, '') : after;
      // Words directly before the next number belong to that number.
      return place === pieces.length - 1 ? words : words.replace(label, ' ');
    }),
  ].join(' ; ');
  readWords(question, between, text);
  return question;
}

function takeGiven(
  question: SteamQuestion,
  { before, quantity, after }: Piece,
): Refused | Unclear | undefined {
  const said = label.exec(before)?.[1];
  const { unit, value, hasUnit, text } = quantity;
  const byName = said === undefined ? undefined : (named[said] ?? (said as SteamName));
  const isOver =
    /superheat(?:ed)?(?: by| of)? *$/.test(before) || /^ *(?:of )?superheat/.test(after);
  if (isOver && hasUnit && sameDimensions(unit.dimensions, kinds[1]?.[1] ?? noDimensions)) {
    question.superheat = value;
    question.said.push(`superheated by ${text}`);
    return undefined;
  }
  if (/^ *(?:moisture|wet\b|wetness)/.test(after) && isFraction(quantity)) {
    return setGiven(question, 'x', 1 - value, `x = ${String(Number((1 - value).toPrecision(6)))}`);
  }
  const isQuality = byName === 'x' || /^\s*(?:%\s*)?(?:quality|dry\b|dryness)/.test(after);
  if (isQuality && isFraction(quantity)) {
    // A quality above 1.5 is in percent.
    const share = !hasUnit && value > 1.5 ? value / 100 : value;
    return setGiven(question, 'x', share, `x = ${String(Number(share.toPrecision(6)))}`);
  }
  if (!hasUnit) return takeUnitless(question, byName, quantity);
  if (sameDimensions(unit.dimensions, density)) return setGiven(question, 'v', 1 / value, text);
  const name = kinds.find(([, dimensions]) => sameDimensions(dimensions, unit.dimensions))?.[0];
  if (name === undefined) {
    return refused(`“${text}” doesn’t fix a state of steam. Give two of p, T, v, h, s and x.`);
  }
  if (name === 'p') return pressure(question, quantity);
  const shift = name === 'T' ? unit.zero : 0;
  return setGiven(question, name, value + shift, name === 'T' ? text : `${name} = ${text}`);
}

function pressure(
  question: SteamQuestion,
  { unit, value, text }: Quantity,
): Refused | Unclear | undefined {
  if (unit.from === undefined && unit.parts.some(({ symbol }) => symbol === 'psi')) {
    return {
      kind: 'unclear',
      prompt: `Is ${text} gauge or absolute?`,
      choices: [
        { text: 'Gauge (psig)', question: text.replace(/psi/i, 'psig') },
        { text: 'Absolute (psia)', question: text.replace(/psi/i, 'psia') },
      ],
    };
  }
  if (unit.from === 'gauge')
    question.notes.push(`${text} plus 1 atm, because steam tables use absolute pressures.`);
  return setGiven(question, 'p', value + (unit.from === 'gauge' ? 101_325 : 0), text);
}

/** Adds a number without a unit if the words around it name a property. */
function takeUnitless(
  question: SteamQuestion,
  name: SteamName | undefined,
  { value, text }: Quantity,
): Refused | undefined {
  const assumed: Partial<Record<SteamName, string>> = {
    T: question.isUs ? '°F' : '°C',
    h: question.isUs ? 'BTU/lb' : 'kJ/kg',
    s: question.isUs ? 'BTU/(lb °R)' : 'kJ/(kg K)',
    v: question.isUs ? 'ft^3/lb' : 'm^3/kg',
  };
  const unitText = name && assumed[name];
  if (!name || unitText === undefined) {
    return refused(`What’s the unit of ${text}?`);
  }
  const unit = unitOf(unitText);
  const shown = plain(printedUnit(unit));
  question.notes.push(`${text} has no unit, so we took it as ${shown}.`);
  return setGiven(question, name, value * unit.factor + unit.zero, `${name} = ${text} ${shown}`);
}

function setGiven(
  question: SteamQuestion,
  name: SteamName,
  value: number,
  said: string,
): Refused | undefined {
  if (question.given[name] !== undefined) {
    return refused(
      'Two of those numbers say the same thing. Give two different properties out of p, T, v, h, s and x.',
    );
  }
  question.given[name] = value;
  question.said.push(said);
  return undefined;
}

const steamPatterns: readonly (readonly [RegExp, SteamProperty])[] = [
  [/\bhfg\b|\blatent\b|heat of vapori[sz]ation|enthalpy of vapori[sz]ation|\bhvap\b/, 'hfg'],
  [/\bsfg\b/, 'sfg'],
  [/\bvfg\b/, 'vfg'],
  [
    /\b(?:sat(?:urated|uration)? (?:temp(?:erature)?|t)|tsat|boil(?:s|ing)?|bp|boiling (?:pt|point|temp(?:erature)?))\b/,
    'boiling',
  ],
  [
    /\b(?:psat|sat(?:urated|uration)? (?:pressure|press|p)|vapou?r press(?:ure)?|vap press|vp|pvap)\b/,
    'psat',
  ],
  [/\binternal energy\b|\bu[fg]?\b/, 'u'],
  [/\b(?:cp|heat capacity|specific heat)\b/, 'cp'],
  [/\b(?:density|rho)\b/, 'density'],
  [/\bentropy\b|\bs[fg]?\b/, 's'],
  [/\benthalpy\b|\bh[fg]?\b/, 'h'],
  [/\bvolume\b|\bv[fg]?\b/, 'v'],
  [/\bquality\b|\bdryness\b|\bx\b/, 'x'],
  [/\btemp(?:erature)?\b|\bt\b|how hot/, 'T'],
  [/\bpressure\b|\bp\b/, 'p'],
];

function readWords(question: SteamQuestion, words: string, text: string): void {
  const small = text.toLowerCase();
  question.requested = steamPatterns.find(([pattern]) => pattern.test(words))?.[1];
  const isEnd =
    /\b(?:[hsvu]g|sat\w* (?:vapou?r|steam)|steam sat\w*|saturated vapou?r|dry sat\w*)\b/;
  if (/\b[hsvu]f\b|\bsat\w* (?:liquid|water|liq)\b|\bliquid\b/.test(small)) question.end = 'liquid';
  else if (isEnd.test(small) || (/\bsat/.test(small) && /\bsteam|vapou?r\b/.test(small)))
    question.end = 'vapor';
  question.isSaturated =
    question.end !== undefined ||
    /\bsat/.test(small) ||
    ['hfg', 'sfg', 'vfg', 'boiling', 'psat'].includes(question.requested ?? '');
}
