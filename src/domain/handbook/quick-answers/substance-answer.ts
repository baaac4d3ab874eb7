import {
  boilingPoint,
  formationEnthalpy,
  formationGibbs,
  heatCapacity,
  vaporPressure,
} from '../../properties/pure-substance.ts';
import { sameDimensions } from '../../quantities/dimensions.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { pressure, temperature } from '../../quantities/unit-table.ts';
import { type HandbookSubstance, substancePage } from '../substances/handbook-substance.ts';
import { type Answer, type Answered, refused, type Refused } from './answer.ts';
import { isAmerican } from './customary.ts';
import {
  substancePatterns,
  isOnlyName,
  lastUnit,
  perMass,
  type SubstanceProperty,
} from './named-substance.ts';
import { plain, printed, printedNumber } from './printed.ts';
import type { Piece } from './read-parts.ts';
import { combustion, formation } from './substance-formation.ts';
import {
  antoineNote,
  temperatureText,
  capitalized,
  missingProperty,
  phaseName,
  phasesMeant,
  rowUnits,
  type Problem,
  type SubstanceQuestion,
  substanceResult,
} from './substance-result.ts';

export function substanceAnswer(
  substance: HandbookSubstance,
  text: string,
  pieces: readonly Piece[],
  wantedUnit: string | undefined,
  board: UnitSystem,
): Answer {
  const small = text.toLowerCase();
  const question: SubstanceQuestion = {
    substance,
    text: small,
    isUs: isAmerican(
      pieces.flatMap(({ quantity }) => (quantity.hasUnit ? [quantity.unit] : [])),
      board,
    ),
    wantedUnit: wantedUnit ?? perMass(small) ?? lastUnit(text),
    notes: [],
  };
  for (const { quantity } of pieces) {
    const { unit, value, hasUnit } = quantity;
    if (!hasUnit) continue;
    if (sameDimensions(unit.dimensions, temperature)) question.T = value + unit.zero;
    else if (sameDimensions(unit.dimensions, pressure)) {
      question.p = value + (unit.from === 'gauge' ? 101_325 : 0);
    }
  }
  const requested = substancePatterns.find(([pattern]) => pattern.test(small))?.[1];
  if (requested === undefined)
    return isOnlyName(small, substance) ? summary(question) : unknownProperty(question);
  return answers[requested](question);
}

const unknownProperty = ({ substance, text }: SubstanceQuestion): Refused => ({
  ...refused(
    /\bdensity\b/.test(text)
      ? `We don’t have the density of ${substance.name}.`
      : `We can’t tell what you want to know about ${substance.name}, or we don’t have it.`,
  ),
  links: [{ text: `What we have on ${substance.name}`, href: substancePage(substance.name) }],
});

const answers: Record<SubstanceProperty, (question: SubstanceQuestion) => Answer> = {
  vaporPressure: (question) => {
    const { substance, T } = question;
    if (T === undefined) {
      return refused(`At what temperature? Try “vapor pressure of ${substance.name} at 25 C”.`);
    }
    const found = vaporPressure(substance, T);
    if ('problem' in found) return missingProperty(question, 'vapor pressure', found, 'K');
    return substanceResult(
      question,
      `Vapor pressure at ${temperatureText(T, question)}`,
      found.value,
      'kPa',
      'psia',
      substance.vaporPressure?.source,
      [antoineNote(question)],
    );
  },
  boilingPoint: (question) => {
    const { substance, p } = question;
    if (p === undefined || Math.abs(p - 101_325) < 1) {
      const value = substance.boilingPoint?.value;
      if (value === undefined)
        return refused(`We don’t have the boiling point of ${substance.name}.`);
      return substanceResult(
        question,
        'Boiling point at 1 atm',
        value,
        '°C',
        '°F',
        substance.boilingPoint?.source,
      );
    }
    const found = boilingPoint(substance, p);
    if ('problem' in found) return missingProperty(question, 'boiling point', found, 'Pa');
    return substanceResult(
      question,
      `Boiling point at ${plain(printed(p, question.isUs ? 'psia' : 'kPa'))}`,
      found.value,
      '°C',
      '°F',
      substance.vaporPressure?.source,
      [antoineNote(question)],
    );
  },
  heatCapacity: (question) => {
    const { substance, text } = question;
    const T = question.T ?? 298.15;
    const phases = phasesMeant(text, substance);
    const known = phases.flatMap((phase) => {
      const found = heatCapacity(substance, phase, T);
      return 'value' in found ? [{ phase, value: found.value }] : [];
    });
    const [first] = known;
    if (!first) {
      const [phase = 'gas'] = phases;
      return missingProperty(
        question,
        `heat capacity of ${phase === 'gas' ? 'gaseous' : 'liquid'}`,
        heatCapacity(substance, phase, T) as Problem,
        'K',
      );
    }
    const source = first.phase === 'gas' ? substance.gasHeatCapacity : substance.liquidHeatCapacity;
    const main = substanceResult(
      question,
      `Heat capacity of the ${phaseName(first.phase)} at ${temperatureText(T, question)}`,
      first.value,
      'J/(mol K)',
      'BTU/(lbmol °R)',
      source?.source,
    );
    const { capacity, capacityByMass } = rowUnits(question);
    return {
      ...main,
      rows: [
        ...main.rows,
        ...known.flatMap(({ phase, value }) => [
          ...(phase === first.phase
            ? []
            : [{ name: capitalized(phaseName(phase)), value: printed(value, capacity) }]),
          {
            name: `${capitalized(phaseName(phase))}, by mass`,
            value: printed((value / substance.molarMass) * 1000, capacityByMass),
          },
        ]),
      ],
    };
  },
  molarMass: (question) =>
    substanceResult(
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
    const [phase] = phasesMeant(question.text, question.substance).filter(
      (each) => question.substance[each],
    );
    const data = phase && question.substance[phase];
    if (!phase || !data) return refused(`We don’t have the entropy of ${question.substance.name}.`);
    return substanceResult(
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
    const tb = boils ? ` (${temperatureText(boils.value, question)})` : '';
    const main = substanceResult(
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
          : [{ name: 'At 25 °C', value: printed(at25C * 1000, rowUnits(question).energy) }]),
      ],
    };
  },
  critical: (question) => {
    const { critical } = question.substance;
    const { temperature: scale, pressure: unit } = rowUnits(question);
    const isPressure = /press|\bpc\b/.test(question.text) && !/temp|\btc\b/.test(question.text);
    const [label, value, si, us] = isPressure
      ? (['Critical pressure', critical.pressure * 1e6, 'MPa', 'psia'] as const)
      : (['Critical temperature', critical.temperature, 'K', '°F'] as const);
    const main = substanceResult(question, label, value, si, us, critical.source);
    return {
      ...main,
      rows: [
        ...main.rows,
        {
          name: 'Critical temperature',
          value: printed(critical.temperature, scale, 5),
        },
        { name: 'Critical temperature, absolute', value: printed(critical.temperature, 'K', 5) },
        { name: 'Critical pressure', value: printed(critical.pressure * 1e6, unit) },
      ],
    };
  },
  acentric: (question) =>
    substanceResult(
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
      ...substanceResult(question, 'Antoine’s A, for Pa and K', fit.A, '', '', fit.source),
      rows: [
        { name: 'B', value: printed(fit.B, 'K', 7) },
        { name: 'C', value: printed(fit.C, 'K', 5) },
      ],
      notes: ['log₁₀(p in Pa) = A − B/(T + C), with T in K.', antoineNote(question)],
    };
  },
  combustion,
};

/** Answers with the most common properties if only a name was typed. */
function summary(question: SubstanceQuestion): Answer {
  const { substance } = question;
  const { critical, boilingPoint: boils, vaporization } = substance;
  const { temperature: scale, pressure: unit, energy } = rowUnits(question);
  return {
    ...(answers.molarMass(question) as Answered),
    read: capitalized(substance.name),
    rows: [
      ...(boils ? [{ name: 'Boiling point at 1 atm', value: printed(boils.value, scale, 4) }] : []),
      { name: 'Critical temperature', value: printed(critical.temperature, scale, 4) },
      { name: 'Critical pressure', value: printed(critical.pressure * 1e6, unit) },
      { name: 'Acentric factor', value: printedNumber(substance.acentricFactor.value) },
      ...(vaporization
        ? [
            {
              name: 'Heat of vaporization',
              value: printed(vaporization.atBoilingPoint * 1000, energy),
            },
          ]
        : []),
    ],
  };
}
