import { sameDimensions } from '../../quantities/dimensions.ts';
import {
  boilingPoint,
  formationEnthalpy,
  formationGibbs,
  heatCapacity,
  vaporPressure,
  type FluidPhase,
  type PropertyAnswer,
} from '../../properties/pure-substance.ts';
import { atomsOf } from '../../properties/elements.ts';
import {
  refused,
  type Answer,
  type AnswerRow,
  type Answered,
  type Printed,
  type Refused,
} from './answer.ts';
import { isAmerican } from './customary.ts';
import {
  substancePage,
  substancesPage,
  type HandbookSubstance,
} from '../substances/handbook-substance.ts';
import { plain, printed, printedNumber, unitOf } from './printed.ts';
import { looseUnit, type Piece } from './read-parts.ts';

/** What can be asked of a substance. */
type Asked =
  | ('vaporPressure' | 'boilingPoint' | 'heatCapacity' | 'molarMass' | 'formation' | 'gibbs')
  | ('vaporization' | 'critical' | 'acentric' | 'combustion' | 'entropy' | 'antoine');

const askedWords: readonly (readonly [RegExp, Asked])[] = [
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

/** What to say of a property of something that we don't know. */
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

/** The substance that a question names, by its name, its formula or another name. */
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
  // One letter and a digit would be found in units: "N2" is, "H" is not.
  ...(formula.length > 1 ? [formula] : []),
  ...alsoCalled,
];

interface Question {
  substance: HandbookSubstance;
  text: string;
  /** In kelvin and pascal. */
  T?: number | undefined;
  p?: number | undefined;
  isUs: boolean;
  wanted: string | undefined;
  notes: string[];
}

/** Answers a question about a pure substance. */
export function substanceAnswer(
  substance: HandbookSubstance,
  text: string,
  pieces: readonly Piece[],
  wanted: string | undefined,
): Answer {
  const small = text.toLowerCase();
  const question: Question = {
    substance,
    text: small,
    isUs: isAmerican(pieces.flatMap(({ quantity }) => (quantity.hasUnit ? [quantity.unit] : []))),
    wanted: wanted ?? lastUnit(text),
    notes: [],
  };
  for (const { quantity } of pieces) {
    const { unit, value, hasUnit } = quantity;
    if (!hasUnit) continue;
    if (sameDimensions(unit.dimensions, unitOf('K').dimensions)) question.T = value + unit.zero;
    else if (sameDimensions(unit.dimensions, unitOf('Pa').dimensions)) {
      question.p = value + (unit.from === 'gauge' ? 101_325 : 0);
    }
  }
  const asked = askedWords.find(([pattern]) => pattern.test(small))?.[1];
  if (asked === undefined)
    return isOnlyName(small, substance) ? summary(question) : notThat(question);
  return answers[asked](question);
}

/** Whether nothing but a substance is named. */
const isOnlyName = (text: string, substance: HandbookSubstance): boolean =>
  namesOf(substance).some(
    (name) =>
      text.replace(/\b(?:the|about|properties|data|of|for)\b/g, '').trim() === name.toLowerCase(),
  );

/** Something is asked of a substance that we don't know of any. */
const notThat = ({ substance }: Question): Refused => ({
  ...refused(`We can’t tell what you want to know about ${substance.name}, or we don’t have it.`),
  links: [{ text: `What we have on ${substance.name}`, href: substancePage(substance.name) }],
});

/** A unit that ends a question without a number: "vp acetone 25c mmhg". */
function lastUnit(text: string): string | undefined {
  const words = text.split(' ');
  for (const count of [3, 2, 1]) {
    const end = words.slice(-count).join(' ');
    const unit =
      words.length > count && !/\d/.test(words.at(-count) ?? '') ? looseUnit(end) : undefined;
    if (unit && unit.parts.length > 0 && unit.of.length === 0) return end;
  }
  return undefined;
}

const answers: Record<Asked, (question: Question) => Answer> = {
  vaporPressure: (question) => {
    const { substance, T } = question;
    if (T === undefined) {
      return refused(`At which temperature? Try “vapor pressure of ${substance.name} at 25 C”.`);
    }
    const found = vaporPressure(substance, T);
    if ('problem' in found) return outside(question, 'vapor pressure', found, 'K');
    return answer(
      question,
      `Vapor pressure at ${at(T, question)}`,
      found.value,
      'kPa',
      'psia',
      substance.vaporPressure?.source,
      [antoineNote(substance)],
    );
  },
  boilingPoint: (question) => {
    const { substance, p } = question;
    if (p === undefined || Math.abs(p - 101_325) < 1) {
      const value = substance.boilingPoint?.value;
      if (value === undefined)
        return refused(`We don’t have the boiling point of ${substance.name}.`);
      return answer(
        question,
        'Boiling point at 1 atm',
        value,
        '°C',
        '°F',
        substance.boilingPoint?.source,
      );
    }
    const found = boilingPoint(substance, p);
    if ('problem' in found) return outside(question, 'boiling point', found, 'Pa');
    return answer(
      question,
      `Boiling point at ${plain(printed(p, question.isUs ? 'psia' : 'kPa'))}`,
      found.value,
      '°C',
      '°F',
      substance.vaporPressure?.source,
      [antoineNote(substance)],
    );
  },
  heatCapacity: (question) => {
    const { substance, text } = question;
    const T = question.T ?? 298.15;
    const phases = phasesSaid(text, substance);
    const known = phases.flatMap((phase) => {
      const found = heatCapacity(substance, phase, T);
      return 'value' in found ? [{ phase, value: found.value }] : [];
    });
    const [first] = known;
    if (!first) {
      const [phase = 'gas'] = phases;
      return outside(
        question,
        `heat capacity of ${phase === 'gas' ? 'gaseous' : 'liquid'}`,
        heatCapacity(substance, phase, T) as Problem,
        'K',
      );
    }
    const source = first.phase === 'gas' ? substance.gasHeatCapacity : substance.liquidHeatCapacity;
    return {
      ...answer(
        question,
        `Heat capacity of the ${phaseName(first.phase)} at ${at(T, question)}`,
        first.value,
        'J/(mol K)',
        'BTU/(lbmol °R)',
        source?.source,
      ),
      rows: known.flatMap(({ phase, value }) => [
        ...(phase === first.phase
          ? []
          : [{ name: `${capital(phaseName(phase))}`, value: printed(value, 'J/(mol K)') }]),
        {
          name: `${capital(phaseName(phase))}, by mass`,
          value: printed((value / substance.molarMass) * 1000, 'kJ/(kg K)'),
        },
      ]),
    };
  },
  molarMass: (question) =>
    answer(
      question,
      'Molar mass',
      question.substance.molarMass / 1000,
      'g/mol',
      'lb/lbmol',
      'IUPAC’s standard atomic weights',
    ),
  formation: (question) => formation(question, 'Enthalpy of formation', formationEnthalpy),
  gibbs: (question) => formation(question, 'Gibbs energy of formation', formationGibbs),
  entropy: (question) => {
    const [phase] = phasesSaid(question.text, question.substance).filter(
      (each) => question.substance[each],
    );
    const data = phase && question.substance[phase];
    if (!phase || !data) return refused(`We don’t have the entropy of ${question.substance.name}.`);
    return answer(
      question,
      `Standard entropy of the ${phase} at 298.15 K`,
      data.entropy,
      'J/(mol K)',
      'BTU/(lbmol °R)',
      data.source,
    );
  },
  vaporization: (question) => {
    const { vaporization, boilingPoint: boils, name } = question.substance;
    if (!vaporization) return refused(`We don’t have the heat of vaporization of ${name}.`);
    const { T } = question;
    const isElsewhere =
      T !== undefined && Math.abs(T - (boils?.value ?? 0)) > 1 && Math.abs(T - 298.15) > 1;
    if (isElsewhere)
      return refused(
        `We only have the heat of vaporization of ${name} at its boiling point and at 25 °C.`,
      );
    const tb = boils ? ` (${plain(printed(boils.value, '°C', 4))})` : '';
    const main = answer(
      question,
      `Heat of vaporization at the boiling point${tb}`,
      vaporization.atBoilingPoint * 1000,
      'kJ/mol',
      'BTU/lbmol',
      vaporization.source,
    );
    const { at25C } = vaporization;
    return {
      ...main,
      rows: [
        ...main.rows,
        ...(at25C === undefined
          ? []
          : [{ name: 'At 25 °C', value: printed(at25C * 1000, 'kJ/mol') }]),
      ],
    };
  },
  critical: (question) => {
    const { critical } = question.substance;
    const isPressure = /press|\bpc\b/.test(question.text) && !/temp|\btc\b/.test(question.text);
    const main = isPressure
      ? answer(
          question,
          'Critical pressure',
          critical.pressure * 1e6,
          'MPa',
          'psia',
          critical.source,
        )
      : answer(question, 'Critical temperature', critical.temperature, 'K', '°F', critical.source);
    return {
      ...main,
      rows: [
        { name: 'Critical temperature', value: printed(critical.temperature, '°C', 5) },
        { name: 'Critical temperature, absolute', value: printed(critical.temperature, 'K', 5) },
        { name: 'Critical pressure', value: printed(critical.pressure * 1e6, 'MPa') },
      ],
    };
  },
  acentric: (question) =>
    answer(
      question,
      'Acentric factor',
      question.substance.acentricFactor.value,
      '',
      '',
      question.substance.acentricFactor.source,
    ),
  antoine: (question) => {
    const { vaporPressure: fit, name } = question.substance;
    if (!fit) return refused(`We don’t have Antoine constants for ${name}.`);
    return {
      ...answer(question, 'Antoine’s A, for Pa and K', fit.A, '', '', fit.source),
      rows: [
        { name: 'B', value: printed(fit.B, 'K', 7) },
        { name: 'C', value: printed(fit.C, 'K', 5) },
      ],
      notes: ['log₁₀(p in Pa) = A − B/(T + C), with T in K.', antoineNote(question.substance)],
    };
  },
  combustion: (question) => combustion(question),
};

const at = (T: number, { isUs }: Question) =>
  plain(printed(T, isUs ? '°F' : '°C', digitsAt(T - 273.15)));
const digitsAt = (celsius: number) =>
  Math.abs(celsius) < 10 ? 2 : Math.abs(celsius) < 100 ? 3 : 4;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const phaseName = (phase: FluidPhase) => (phase === 'gas' ? 'ideal gas' : 'liquid');

/** The phases a question may mean: the one it names, or the stable one at 25 °C first. */
function phasesSaid(text: string, { boilingPoint: boils }: HandbookSubstance): FluidPhase[] {
  if (/\bliq(?:uid)?\b|\(l\)/.test(text)) return ['liquid'];
  if (/\b(?:gas|vapou?r|steam)\b|\(g\)/.test(text)) return ['gas'];
  return (boils?.value ?? 0) > 298.15 ? ['liquid', 'gas'] : ['gas', 'liquid'];
}

function formation(
  question: Question,
  name: string,
  of: (substance: HandbookSubstance, phase: FluidPhase) => PropertyAnswer,
): Answer {
  const { substance, text } = question;
  const known = phasesSaid(text, substance).flatMap((phase) => {
    const found = of(substance, phase);
    return 'value' in found ? [{ phase, value: found.value }] : [];
  });
  const [first, second] = known;
  if (!first)
    return refused(
      `We don’t have the ${name.toLowerCase().replace('gibbs', 'Gibbs')} of ${substance.name}.`,
    );
  return {
    ...answer(
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

/** From the enthalpies of formation, burned to CO2 and water. */
function combustion(question: Question): Answer {
  const { substance, text } = question;
  const atoms = atomsOf(substance.formula);
  const phase = phasesSaid(text, substance).find((each) => substance[each]);
  const isFuel = atoms && [...atoms.keys()].every((atom) => ['C', 'H', 'O'].includes(atom));
  if (!isFuel || !phase || !(atoms.get('C') ?? atoms.get('H'))) {
    return refused(`We don’t have the heat of combustion of ${substance.name}.`);
  }
  const [carbon, hydrogen] = [atoms.get('C') ?? 0, atoms.get('H') ?? 0];
  const own = substance[phase]?.enthalpy ?? NaN;
  const burned = (water: number) => -(carbon * -393.5 + (hydrogen / 2) * water - own) * 1000;
  const [higher, lower] = [burned(-285.8), burned(-241.8)];
  if (!(higher > 1)) return refused(`${capital(substance.name)} doesn’t burn.`);
  const wantsLower = /\blower\b|\blhv\b|\bnet\b/.test(text);
  return {
    ...answer(
      question,
      `Heat of combustion at 25 °C, ${wantsLower ? 'water as vapor (lower)' : 'water as liquid (higher)'}, ${phase}`,
      wantsLower ? lower : higher,
      'kJ/mol',
      'BTU/lbmol',
      'computed from the enthalpies of formation in our list',
    ),
    rows: [
      wantsLower
        ? { name: 'Higher, water as liquid', value: printed(higher, 'kJ/mol') }
        : { name: 'Lower, water as vapor', value: printed(lower, 'kJ/mol') },
    ],
  };
}

type Problem = Exclude<PropertyAnswer, { value: number }>;

/** Why a number is missing, and the range in which we have it. */
function outside(question: Question, property: string, found: Problem, unit: 'K' | 'Pa'): Refused {
  const { substance, T } = question;
  const read = capital(ofWhat(property, substance.name));
  if (
    unit === 'K' &&
    T !== undefined &&
    T > substance.critical.temperature &&
    property === 'vapor pressure'
  ) {
    return refused(
      `Above its critical temperature, ${plain(printed(substance.critical.temperature, '°C', 4))}, ${substance.name} has no vapor pressure.`,
      read,
    );
  }
  if (found.problem === 'unknown')
    return refused(`We don’t have the ${ofWhat(property, substance.name)}.`, read);
  const [own, digits] = unit === 'K' ? (['°C', 4] as const) : (['kPa', 4] as const);
  const [from, to] = [found.from, found.to].map((end) => plain(printed(end, own, digits)));
  return refused(
    `We only have the ${ofWhat(property, substance.name)} from ${from ?? ''} to ${to ?? ''}.`,
    read,
  );
}

/** "Heat capacity of gaseous" has its "of" already. */
const ofWhat = (property: string, name: string) =>
  property.includes(' of ') ? `${property} ${name}` : `${property} of ${name}`;

const antoineNote = ({ vaporPressure: fit }: HandbookSubstance) =>
  fit
    ? `Antoine’s equation, good from ${plain(printed(fit.from, '°C', 4))} to ${plain(printed(fit.to, '°C', 4))}.`
    : '';

/** An answer in the unit that was wanted if that fits, by mole or by mass. */
function answer(
  question: Question,
  label: string,
  value: number,
  si: string,
  american: string,
  from: string | undefined,
  notes: readonly string[] = [],
): Answered {
  const { substance, isUs, wanted } = question;
  const usual = unitOf(isUs ? american : si);
  const unit = wanted === undefined ? undefined : looseUnit(wanted);
  const perMass = value / (substance.molarMass / 1000);
  const fits = unit && sameDimensions(unit.dimensions, usual.dimensions);
  const byMass =
    unit &&
    !fits &&
    sameDimensions(unit.dimensions, [
      ...usual.dimensions.slice(0, 5).map((each, base) => (base === 0 ? each - 1 : each)),
      (usual.dimensions[5] ?? 0) + 1,
      0,
    ] as never);
  const shown: Printed = byMass
    ? printed(perMass, unit, 4)
    : printed(value, fits ? unit : usual, 4);
  const rows: AnswerRow[] = byMass ? [{ name: 'By mole', value: printed(value, usual) }] : [];
  return {
    kind: 'answer',
    read: `${capital(substance.name)}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    label: `${label}${label.startsWith('Molar') ? ` of ${substance.name}` : ''}`,
    value: shown,
    rows,
    notes: [
      ...notes.filter((note) => note !== ''),
      ...(substance.note === undefined ? [] : [substance.note]),
    ],
    source: `${from ?? 'Our list of substances'}.`.replace(/\.\.$/, '.'),
    links: [
      { text: `Everything we have on ${substance.name}`, href: substancePage(substance.name) },
    ],
  };
}

/** A name alone: what is asked for most often. */
function summary(question: Question): Answer {
  const { substance } = question;
  const { critical, boilingPoint: boils, vaporization } = substance;
  return {
    ...(answers.molarMass(question) as Answered),
    read: capital(substance.name),
    rows: [
      ...(boils ? [{ name: 'Boiling point at 1 atm', value: printed(boils.value, '°C', 4) }] : []),
      { name: 'Critical temperature', value: printed(critical.temperature, '°C', 4) },
      { name: 'Critical pressure', value: printed(critical.pressure * 1e6, 'MPa') },
      { name: 'Acentric factor', value: printedNumber(substance.acentricFactor.value) },
      ...(vaporization
        ? [
            {
              name: 'Heat of vaporization',
              value: printed(vaporization.atBoilingPoint * 1000, 'kJ/mol'),
            },
          ]
        : []),
    ],
  };
}
