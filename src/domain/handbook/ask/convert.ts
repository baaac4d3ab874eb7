import { kindOf, sameDimensions, type Dimensions } from '../../quantities/dimensions.ts';
import { isTemperatureScale, type UnitReading } from '../../quantities/read-unit.ts';
import { unitWords } from '../../quantities/unit-words.ts';
import { refused, type Answer, type AnswerRow, type Answered } from './answer.ts';
import { customaryUnits } from './customary.ts';
import { plain, printed, printedDifference, printedUnit, unitOf } from './printed.ts';
import type { Quantity } from './read-parts.ts';
import { timesDimensions, workOf } from './unit-fractions.ts';

const atmosphere = 101_325;
const amount: Dimensions = [0, 0, 0, 0, 0, 1, 0];
const pressure: Dimensions = [1, -1, -2, 0, 0, 0, 0];
const energy: Dimensions = [1, 2, -2, 0, 0, 0, 0];

const byDefinition =
  'Conversion factors by definition (NIST SP 811), so the digits you see are right.';

/** Converts a quantity to a unit, with every factor; asks where gauge or absolute matters. */
export function convert(
  quantity: Quantity,
  to: UnitReading,
  wanted: string,
  isDifference: boolean,
): Answer {
  const { unit: from } = quantity;
  if (isTurning(from) !== isTurning(to) && sameDimensions(from.dimensions, to.dimensions)) {
    return turned(quantity, to);
  }
  if (!sameDimensions(from.dimensions, to.dimensions)) return mismatch(quantity, to, wanted);
  if (isTemperatureScale(from) || isTemperatureScale(to)) {
    return isDifference ? difference(quantity, to) : temperature(quantity, to);
  }
  if (isDifference && sameDimensions(from.dimensions, unitOf('K').dimensions)) {
    return difference(quantity, to);
  }
  if (sameDimensions(from.dimensions, pressure)) return pressureAnswer(quantity, to, wanted);
  return straight(quantity, to);
}

/** So many digits as were typed, four at least, and every one before the point of a number below a million. */
const digitsFor = ({ digits, value }: Quantity, to: UnitReading) => {
  const whole = Math.floor(Math.log10(Math.abs(value / to.factor) || 1)) + 1;
  return Math.min(8, Math.max(4, digits, whole <= 6 ? whole : 0));
};

function answer(
  quantity: Quantity,
  to: UnitReading,
  value: readonly { text: string }[],
  more: Partial<Answered> = {},
): Answered {
  return {
    kind: 'answer',
    read: `${quantity.text} in ${unitWords(to, false)}`,
    value,
    rows: [],
    notes: [],
    source: byDefinition,
    links: [],
    ...more,
  };
}

function straight(quantity: Quantity, to: UnitReading): Answered {
  const { value, unit: from } = quantity;
  const end = printed(value, to, digitsFor(quantity, to));
  return answer(quantity, to, end, {
    work: workOf(value / from.factor, from, to, end),
    rows: others(value, [from, to]),
    notes: standardNotes([from, to]),
  });
}

/** The same in the customary units that weren't asked for. */
function others(value: number, but: readonly UnitReading[]): AnswerRow[] {
  const [{ dimensions } = unitOf('')] = but;
  const asked = but.map((unit) => plain(printedUnit(unit)));
  return customaryUnits(dimensions)
    .filter((unit) => !asked.includes(plain(printedUnit(unit))))
    .slice(0, 4)
    .map((unit) => ({
      name: `In ${unitWords(unit, false)}`,
      value: printed(value, unit),
    }));
}

/** What to say of units that can be more than one thing. */
function standardNotes(units: readonly UnitReading[]): string[] {
  const symbols = units.flatMap(({ parts }) => parts.map(({ symbol }) => symbol));
  const has = (pattern: RegExp) => symbols.some((symbol) => pattern.test(symbol));
  return [
    ...(has(/scf/)
      ? ['Standard cubic feet are at 60 °F and 1 atm here. Some plants use 68 °F or 70 °F.']
      : []),
    ...(has(/^(?:Nm3|sccm|slpm)$/)
      ? ['Normal cubic meters, sccm and slpm are at 0 °C and 1 atm.']
      : []),
    ...(has(/^tons?$/)
      ? [
          'A ton is a short ton (2,000 lb) here. Type “tonne” for 1,000 kg or “long ton” for 2,240 lb.',
        ]
      : []),
    ...(has(/^oz$/) ? ['An ounce is a mass here. For a volume, type “fl oz”.'] : []),
    ...(has(/^k?cal$/) ? ['A calorie is 4.184 J here (thermochemical).'] : []),
    ...(has(/^bbl$/) ? ['A barrel is an oil barrel, 42 gallons.'] : []),
    ...(has(/^(?:gal|qt|pt|cup|floz)$/) ? ['US measures.'] : []),
  ];
}

function temperature(quantity: Quantity, to: UnitReading): Answer {
  const { value, unit: from } = quantity;
  // The last bits of a sum that should be zero are not.
  const kelvin = Math.abs(value + from.zero) < 1e-9 ? 0 : value + from.zero;
  if (kelvin < 0) {
    return refused(`${quantity.text} is below absolute zero, −273.15 °C or −459.67 °F.`);
  }
  const typed = value / from.factor;
  const whole = Math.abs(typed) < 10 ? 2 : 1;
  const shown = (unit: UnitReading) =>
    printed(kelvin, unit, digitsAt((kelvin - unit.zero) / unit.factor, whole));
  return answer(quantity, to, shown(to), {
    rows: [
      ...customaryUnits(from.dimensions)
        .filter(
          (unit) => ![from, to].some((one) => one.zero === unit.zero && one.factor === unit.factor),
        )
        .map((unit) => ({ name: `In ${unitWords(unit, false)}`, value: shown(unit) })),
      { name: 'As a difference', value: printedDifference(value, to) },
    ],
    notes: [temperatureWork(from, to)],
  });
}

/** So many digits that a temperature has one or two decimals. */
const digitsAt = (value: number, decimals: number) =>
  Math.max(1, Math.floor(Math.log10(Math.max(Math.abs(value), 0.1))) + 1 + decimals);

/** The formula between two scales of temperature. */
function temperatureWork(from: UnitReading, to: UnitReading): string {
  const name = ({ zero, factor }: UnitReading) =>
    zero === 273.15 ? '°C' : zero > 0 ? '°F' : factor === 1 ? 'K' : '°R';
  const [a, b] = [name(from), name(to)];
  const formulas: Record<string, string> = {
    '°C°F': 'T in °F = 1.8 × T in °C + 32',
    '°F°C': 'T in °C = (T in °F − 32)/1.8',
    '°CK': 'T in K = T in °C + 273.15',
    'K°C': 'T in °C = T in K − 273.15',
    '°F°R': 'T in °R = T in °F + 459.67',
    '°R°F': 'T in °F = T in °R − 459.67',
    '°FK': 'T in K = (T in °F + 459.67)/1.8',
    'K°F': 'T in °F = 1.8 × T in K − 459.67',
    '°R°C': 'T in °C = T in °R/1.8 − 273.15',
    '°C°R': 'T in °R = 1.8 × (T in °C + 273.15)',
    'K°R': 'T in °R = 1.8 × T in K',
    '°RK': 'T in K = T in °R/1.8',
  };
  return formulas[a + b] ?? 'It’s the same scale.';
}

function difference(quantity: Quantity, to: UnitReading): Answered {
  const { value } = quantity;
  const end = printedDifference(value, to, digitsFor(quantity, to));
  return answer(quantity, to, end, {
    read: `A difference of ${quantity.text} in ${unitWords(to, false)}`,
    label: 'Temperature difference',
    notes: [
      'A difference has no zero to shift: 1 °C is as big as 1 K, and 1.8 times as big as 1 °F.',
    ],
  });
}

function pressureAnswer(quantity: Quantity, to: UnitReading, wanted: string): Answer {
  const { value, unit: from, text } = quantity;
  const isGauge = from.from === 'gauge';
  const digits = digitsFor(quantity, to);
  if (from.from === undefined && to.from !== undefined) {
    const bare = text.replace(/ ?(?:abs(?:olute)?|gauge)$/i, '');
    return {
      kind: 'unclear',
      ask: `Is ${text} a gauge or an absolute pressure?`,
      choices: [
        { text: 'Gauge', question: `${bare} gauge in ${wanted}` },
        { text: 'Absolute', question: `${bare} abs in ${wanted}` },
      ],
    };
  }
  if (from.from === undefined) {
    return {
      ...straight(quantity, to),
      notes: [
        'Gauge stays gauge and absolute stays absolute. To switch, type psig, psia or “gauge”.',
      ],
    };
  }
  const absolute = isGauge ? value + atmosphere : value;
  const inGauge = to.from === 'gauge';
  const shown = inGauge ? absolute - atmosphere : absolute;
  if (absolute < 0) return refused(`${text} would be below a perfect vacuum.`);
  const end = printed(shown, to, digits);
  const atmosphereText = plain(
    printed(atmosphere, { ...from, from: undefined, parts: bareParts(from) }, 6),
  );
  return answer(quantity, to, end, {
    label: inGauge ? 'Gauge pressure' : 'Absolute pressure',
    work: inGauge ? undefined : workOf(absolute / from.factor, bareUnit(from), bareUnit(to), end),
    rows: [
      inGauge
        ? { name: 'Absolute', value: printed(absolute, bareUnit(to), digits) }
        : { name: 'Gauge', value: printed(absolute - atmosphere, bareUnit(to), digits) },
      ...others(absolute, [from, bareUnit(to)]).map((row) => ({
        ...row,
        name: `${row.name}, absolute`,
      })),
    ],
    notes: isGauge
      ? [
          inGauge
            ? 'Gauge to gauge: the atmosphere drops out.'
            : `Absolute is gauge plus the atmosphere: ${text} + ${atmosphereText} of standard atmosphere.`,
        ]
      : inGauge
        ? [
            `Gauge is absolute minus the atmosphere: ${text} − ${atmosphereText} of standard atmosphere.`,
          ]
        : [],
  });
}

/** A unit of pressure without the letter that says from where it counts. */
const bareUnit = (unit: UnitReading): UnitReading => ({
  ...unit,
  from: undefined,
  parts: bareParts(unit),
});

const bareParts = ({ parts }: UnitReading) =>
  parts.map((part) => {
    const { from, ...unit } = part.unit;
    return from === undefined ? part : { ...part, symbol: part.symbol.replace(/[ag]$/, ''), unit };
  });

/** Whether a unit counts turns; one turn is 2π radians. */
const isTurning = ({ parts }: UnitReading) =>
  parts.some(({ symbol }) => /^(?:rad|deg)$/.test(symbol));

function turned(quantity: Quantity, to: UnitReading): Answered | ReturnType<typeof refused> {
  const { value, unit: from } = quantity;
  if (
    ![from, to].some(({ parts }) => parts.some(({ symbol }) => /^(?:rpm|rev|Hz)$/.test(symbol)))
  ) {
    return straight(quantity, to);
  }
  const shown = isTurning(to) ? value * 2 * Math.PI : value / (2 * Math.PI);
  return answer(quantity, to, printed(shown, to, digitsFor(quantity, to)), {
    notes: ['One revolution is 2π radians.'],
  });
}

/** Units of different kinds: what would be needed to go from one to the other. */
function mismatch(quantity: Quantity, to: UnitReading, wanted: string): Answer {
  const { unit: from, value, text } = quantity;
  const avogadro = 6.02214076e23;
  const perMole = timesDimensions(from.dimensions, amount, -1);
  if (sameDimensions(from.dimensions, energy) && sameDimensions(perMole, to.dimensions)) {
    return answer(quantity, to, printed(value * avogadro, to, digitsFor(quantity, to)), {
      notes: ['Per particle times the Avogadro constant, 6.02214076 × 10²³ per mole.'],
    });
  }
  const asOther = otherReading(quantity, to);
  if (asOther) return asOther;
  const [a, b] = [from, to].map(({ dimensions }) => kindOf(dimensions) ?? 'something else');
  return refused(
    `${text} is ${a ?? ''}, and “${wanted}” measures ${b ?? ''}. ${missing(from, to)}`.trim(),
    `${text} in ${unitWords(to, false)}`,
  );
}

/** The other unit that has the same name, if that fits: a fluid ounce, a ton of refrigeration, pounds of force. */
function otherReading(quantity: Quantity, to: UnitReading): Answered | undefined {
  const swaps: [RegExp, string, string][] = [
    [/^oz$/, 'floz', 'Read as fluid ounces, because you asked for a volume.'],
    [
      /^tons?$/,
      'TR',
      'Read as tons of refrigeration (12,000 BTU/h each), because you asked for a power.',
    ],
    [/^(?:lb|lbs|lbm|pounds?)$/, 'lbf', 'Read as pounds of force (lbf). A pound alone is a mass.'],
    [/^kg$/, 'kgf', 'Read as kilograms of force (kgf). A kilogram alone is a mass.'],
  ];
  for (const [pattern, symbol, note] of swaps) {
    const swap = unitOf(symbol).parts[0];
    const place = quantity.unit.parts.findIndex((part) => pattern.test(part.symbol));
    const old = quantity.unit.parts[place];
    if (!swap || !old) continue;
    const parts = quantity.unit.parts.with(place, { ...swap, exponent: old.exponent });
    const factor =
      (quantity.unit.factor / old.unit.factor ** old.exponent) * swap.unit.factor ** old.exponent;
    const dimensions = timesDimensions(
      timesDimensions(quantity.unit.dimensions, old.unit.dimensions, -old.exponent),
      swap.unit.dimensions,
      old.exponent,
    );
    if (!sameDimensions(dimensions, to.dimensions)) continue;
    const value = (quantity.value / quantity.unit.factor) * factor;
    const read = straight(
      { ...quantity, value, unit: { ...quantity.unit, parts, factor, dimensions } },
      to,
    );
    return { ...read, notes: [note] };
  }
  return undefined;
}

const gaps: [Dimensions, string][] = [
  [[1, -3, 0, 0, 0, 0, 0], 'You need a density to go from one to the other.'],
  [[1, 0, 0, 0, 0, -1, 0], 'You need a molar mass to go from one to the other.'],
  [
    [0, -3, 0, 0, 0, 1, 0],
    'You need a molar volume or a concentration to go from one to the other.',
  ],
  [[1, -3, 0, 0, 0, 0, 0], 'You need the substance, the temperature and the pressure for that.'],
];

function missing(from: UnitReading, to: UnitReading): string {
  const ratio = timesDimensions(from.dimensions, to.dimensions, -1);
  const gap = gaps.find(([dimensions]) =>
    [1, -1].some((sign) =>
      sameDimensions(ratio, dimensions.map((each) => sign * each) as unknown as Dimensions),
    ),
  );
  return gap?.[1] ?? 'No factor turns one into the other.';
}
