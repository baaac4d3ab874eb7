import type { Answer, Unclear } from './answer.ts';
import { sameDimensions } from '../../quantities/dimensions.ts';
import { unitOf, type ParsedUnit } from '../../quantities/read-unit.ts';
import { looseUnit } from './read-parts.ts';
import { printed } from './printed.ts';

/** A constant of nature, or one that's fixed by convention. */
export interface Constant {
  name: string;
  symbol: string;
  value: number;
  unit: string;
  digits: number;
  /** Uncertainty in words, or "exact". */
  sure: string;
  /** Matches the names of the constant. */
  typed: RegExp;
}

const exact = 'exact';

/** From CODATA 2022. Exact values follow from the SI definitions of 2019. */
export const constants: readonly Constant[] = [
  {
    name: 'Gas constant',
    symbol: 'R',
    value: 8.31446261815324,
    unit: 'J/(mol K)',
    digits: 7,
    sure: exact,
    typed: /^(?:(?:ideal |universal )?gas constant|r)$/,
  },
  {
    name: 'Avogadro constant',
    symbol: 'N_A',
    value: 6.02214076e23,
    unit: '1/mol',
    digits: 9,
    sure: exact,
    typed: /^(?:avogadro(?:['’]?s)?(?: (?:constant|number))?|n_?a)$/,
  },
  {
    name: 'Boltzmann constant',
    symbol: 'k',
    value: 1.380649e-23,
    unit: 'J/K',
    digits: 7,
    sure: exact,
    typed: /^(?:boltzmann?(?:['’]?s)? constant|boltzmann?|k_?b)$/,
  },
  {
    name: 'Stefan–Boltzmann constant',
    symbol: 'σ',
    value: 5.670374419e-8,
    unit: 'W/(m^2 K^4)',
    digits: 10,
    sure: 'exact, shown to 10 digits',
    typed: /^(?:stefan[ -–]?boltzmann?(?: constant)?(?: σ)?|sigma|σ)$/,
  },
  {
    name: 'Faraday constant',
    symbol: 'F',
    value: 96485.33212331,
    unit: 'A s/mol',
    digits: 10,
    sure: 'exact, shown to 10 digits',
    typed: /^(?:faraday(?:['’]?s)?(?: constant)?)$/,
  },
  {
    name: 'Planck constant',
    symbol: 'h',
    value: 6.62607015e-34,
    unit: 'J s',
    digits: 9,
    sure: exact,
    typed: /^(?:plan(?:c?k|k)s?(?:['’]?s)?(?: constant)?)$/,
  },
  {
    name: 'Speed of light',
    symbol: 'c',
    value: 299792458,
    unit: 'm/s',
    digits: 9,
    sure: exact,
    typed: /^(?:speed of light|light speed)$/,
  },
  {
    name: 'Standard gravity',
    symbol: 'g',
    value: 9.80665,
    unit: 'm/s^2',
    digits: 6,
    sure: 'exact by definition',
    typed:
      /^(?:standard gravity|gravity|acceleration due to gravity|gravitational acceleration|g|g_?n|acceleration of gravity)$/,
  },
  {
    name: 'Newton’s law factor',
    symbol: 'g_c',
    value: 32.17404855643045,
    unit: 'lb ft/(lbf s^2)',
    digits: 7,
    sure: 'exact by definition, shown to 7 digits',
    typed: /^g_?c$/,
  },
  {
    name: 'Standard atmosphere',
    symbol: 'atm',
    value: 101.325,
    unit: 'kPa',
    digits: 6,
    sure: 'exact by definition',
    typed:
      /^(?:(?:standard |normal )?atmosphere|(?:normal|standard) atmospheric pressure|atmospheric pressure)$/,
  },
  {
    name: 'Molar volume of an ideal gas at 0 °C and 1 atm',
    symbol: 'V_m',
    value: 22.41396954,
    unit: 'L/mol',
    digits: 7,
    sure: 'exact for an ideal gas, shown to 7 digits',
    typed: /^(?:(?:standard )?molar volume.*|volume of (?:a mole|1 mol) of gas.*)$/,
  },
  {
    name: 'Elementary charge',
    symbol: 'e',
    value: 1.602176634e-19,
    unit: 'A s',
    digits: 10,
    sure: exact,
    typed: /^(?:(?:elementary|electron) charge|charge of (?:an|the) electron)$/,
  },
  {
    name: 'Gravitational constant',
    symbol: 'G',
    value: 6.6743e-11,
    unit: 'm^3/(kg s^2)',
    digits: 6,
    sure: 'measured, ± 0.0022%',
    typed: /^(?:gravitational constant|big g)$/,
  },
];

/** Units of R that are common in problems. */
export const gasConstantUnits = [
  'J/(mol K)',
  'kPa L/(mol K)',
  'bar L/(mol K)',
  'bar cm^3/(mol K)',
  'atm L/(mol K)',
  'mmHg L/(mol K)',
  'cal/(mol K)',
  'psi ft^3/(lbmol °R)',
  'atm ft^3/(lbmol °R)',
  'BTU/(lbmol °R)',
  'ft lbf/(lbmol °R)',
] as const;

const source = 'CODATA 2022, NIST.';

/** Asks which unit of R is meant if only a part of it was typed, as in "R in psi". */
function gasConstantChoices(part: string): Unclear | undefined {
  const units = gasConstantUnits.filter((unit) => unit.split(/[\s/()]+/).includes(part));
  if (units.length === 0) return undefined;
  return {
    kind: 'unclear',
    prompt: `R has more than ${part} in its unit. Which one do you need?`,
    choices: units.map((unit) => ({
      text: unit,
      question: `R in ${unit}`,
    })),
  };
}

export function constantAnswer(text: string, wantedUnit: string | undefined): Answer | undefined {
  const words = text
    .toLowerCase()
    .replace(/^(?:the )?(?:value of )?/, '')
    .trim();
  const split = wantedUnit === undefined ? trailingUnit(words, text) : { words, wantedUnit };
  const constant = constants.find(({ typed }) => typed.test(split.words));
  if (!constant) return undefined;
  const own = unitOf(constant.unit);
  const unit = split.wantedUnit === undefined ? own : unitFor(split.wantedUnit, own);
  // "5 g" means grams, and "R" can be a unit. They're constants only if the unit fits.
  if (!unit)
    return constant.symbol === 'R' ? gasConstantChoices(split.wantedUnit ?? '') : undefined;
  const isGas = constant.symbol === 'R';
  return {
    kind: 'answer',
    read: `${constant.name}, ${constant.symbol.replace('_', '')}`,
    label: constant.name,
    value: printed(constant.value * own.factor, unit, constant.digits),
    rows: isGas
      ? gasConstantUnits
          .map(unitOf)
          .filter((each) => each.factor !== unit.factor)
          .map((each) => ({ name: 'Also', value: printed(constant.value * own.factor, each, 7) }))
      : constant.symbol === 'V_m'
        ? [
            { name: 'At 0 °C and 100 kPa', value: printed(22.71095464e-3, 'L/mol', 7) },
            {
              name: 'At 60 °F and 1 atm',
              value: printed(379.4840844 * unitOf('ft^3/lbmol').factor, 'ft^3/lbmol', 7),
            },
          ]
        : [],
    notes: [],
    source: `${source} ${constant.sure.charAt(0).toUpperCase()}${constant.sure.slice(1)}.`,
    links: [],
  };
}

/** Separates the name of a constant from the unit after it, as in "R cal/mol K". */
function trailingUnit(words: string, text: string): { words: string; wantedUnit?: string } {
  const [name = ''] =
    /^(?:r|(?:ideal |universal )?gas constant|stefan[ -–]?boltzmann? constant|speed of light|sigma|g)(?=,? \S)/.exec(
      words,
    ) ?? [];
  return name === ''
    ? { words }
    : {
        words: name,
        wantedUnit: text.slice(text.length - (words.length - name.length)).replace(/^[, σ]+/, ''),
      };
}

/**
 * Parses the requested unit. Completes a partial one: "L atm" to L·atm/(mol·K), "psi ft3" to
 * psi·ft³/(lbmol·°R).
 */
function unitFor(wantedUnit: string, own: ParsedUnit): ParsedUnit | undefined {
  if (/^(?:si|si units?)$/i.test(wantedUnit)) return own;
  const perAmount = ['(mol K)', '(lbmol R)'];
  if (/\b(?:ft|psi|btu|lbf)/i.test(wantedUnit)) perAmount.reverse();
  const texts = ['', ...perAmount.map((each) => `/${each}`)].map((each) =>
    `${wantedUnit}${each}`.replace(/psi[a]\b/gi, 'psi').replace(/\br\b/g, 'R'),
  );
  return texts
    .map(looseUnit)
    .find((unit) => unit !== undefined && sameDimensions(unit.dimensions, own.dimensions));
}
