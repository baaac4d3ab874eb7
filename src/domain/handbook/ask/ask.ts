import { kindOf, noDimensions, sameDimensions } from '../../quantities/dimensions.ts';
import { readQuantity } from '../../quantities/read-quantity.ts';
import { isTemperatureScale, type UnitReading } from '../../quantities/read-unit.ts';
import { unitWords } from '../../quantities/unit-words.ts';
import { airAnswer, isAboutAir } from './air-answer.ts';
import { refused, type Answer, type Answered } from './answer.ts';
import { apiAnswer } from './api-gravity.ts';
import { calculate, type Calculation } from './arithmetic.ts';
import { constantAnswer } from './constants.ts';
import { convert } from './convert.ts';
import { answerUnit, baseUnit, customaryUnits } from './customary.ts';
import type { HandbookSubstance } from '../substances/handbook-substance.ts';
import { plain, printed, printedNumber, printedUnit } from './printed.ts';
import { looseUnit, piecesOf, unitDoubt, type Quantity } from './read-parts.ts';
import { spelled } from './spelling.ts';
import { isAboutSteam } from './steam-question.ts';
import { steamAnswer } from './steam-answer.ts';
import { dryAir } from './dry-air.ts';
import { formulaAnswer } from './formula-mass.ts';
import { namedSubstance, substanceAnswer, unknownSubstance } from './substance-answer.ts';

/** What is asked, split: a body, and the unit in which its answer is wanted. */
interface Split {
  body: string;
  wanted: string | undefined;
}

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

/** What people say before and behind a question. */
function withoutManners(text: string): string {
  const turned = text
    .replace(/\s*=\s*\?\s*(?=[a-z°])/i, ' in ')
    .replace(/[?!]+(?=\s*$)|=\s*\??\s*$/g, '')
    .replace(/(?<=[a-z)°%])\.$/i, '')
    .replace(/[, ]+(?:which )?(?:is|are|equals?|makes?)(?: equal to)? how (?:many|much) /i, ' in ')
    .replace(/,? how (?:much|many) is (?:that|it) in /i, ' in ')
    .replace(/ (?:expressed|written|given|measured) (?:in|as) /i, ' in ')
    .replace(/^(?:(?:hey|please|pls|ok|so)[, ]+)*/i, '')
    .replace(
      /^(?:what(?:['’]?s| is| are)?|how (?:much|big|long|heavy|fast|far|tall|high) (?:is|are)|convert|express|find|get|calculate|compute|give me|tell me)\s+(?:the\s+)?/i,
      '',
    )
    .replace(/^how (?:hot|cold|warm) is /i, 'temperature of ')
    .replace(/\s+/g, ' ')
    .trim();
  const many =
    /^how many (.+?) (?:are |is |go )?(?:there )?(?:in|is|are|per|make)(?: an?)? (.+)$/i.exec(
      turned,
    );
  if (!many) return otherWayRound(turned);
  const [, unit = '', rest = ''] = many;
  return `${/\d/.test(rest) ? rest : `1 ${rest}`} in ${unit}`;
}

/** "kelvin for 100 C", "in meters, how long is 26.2 miles": the unit first. */
function otherWayRound(text: string): string {
  const [, unit, quantity] =
    /^in ([a-z]+), ?(?:how \w+ (?:is|are) )?([-+.\d].*)$/i.exec(text) ??
    /^(?:[a-zA-Z]+ (?:->|to) )?([a-zA-Z/]+) (?:equivalent of|equivalent for|for|of) ([-+.\d]\S* ?[°a-zA-Z/]+)$/i.exec(
      text,
    ) ??
    [];
  return unit !== undefined && quantity !== undefined && looseUnit(unit)
    ? `${quantity} in ${unit}`
    : text;
}

const between = /\s(?:in|into|to|as|=)(?=\s)|\s?(?:->|→)/gi;

/** Every way to split a question at a word such as "in", the last first. */
function splits(text: string): { left: string; right: string }[] {
  return [...text.matchAll(between)]
    .map((match) => ({
      left: text.slice(0, match.index).trim(),
      right: text.slice(match.index + match[0].length).trim(),
    }))
    .toReversed();
}

const differenceWords =
  /\b(?:a |the )?(?:temp(?:erature)? )?(?:difference|change|rises?|drops?|falls?|increases?|decreases?|lmtd)(?: (?:of|is|by|in temp(?:erature)?)| ?=)*(?=[\s\d]|$)/gi;

/** "45 psig in kPa": a quantity and a unit, and nothing else. */
function conversion(text: string): Answer | undefined {
  const isDifference = new RegExp(differenceWords.source, 'i').test(text);
  const bare = text.replace(differenceWords, ' ').replace(/\s+/g, ' ').trim();
  for (const { left, right } of splits(bare)) {
    // "kpa in 1 atm" is the other way around.
    const [from, to] = /^[-+.\d]/.test(right) && !/\d/.test(left) ? [right, left] : [left, right];
    const unit = looseUnit(to.replace(/^(?:an? |the |degrees? (?=[cfkr]\b))/i, ''));
    const quantity = wholeQuantity(from) ?? (isDifference ? onlyQuantity(from) : undefined);
    if (/^(?:si|si units?|metric)$/i.test(to) && quantity) {
      const [si] = customaryUnits(quantity.unit.dimensions);
      if (si) return convert(quantity, si, to, isDifference);
    }
    const scaleless = /^([-+]?[\d.]+) ?degrees?$/i.exec(from)?.[1];
    if (scaleless !== undefined && unit && isTemperature(unit)) {
      return {
        kind: 'unclear',
        ask: `${scaleless} degrees on which scale?`,
        choices: ['°C', '°F'].map((scale) => ({
          text: scale,
          question: `${scaleless} ${scale} in ${to}`,
        })),
      };
    }
    if (unit && quantity && unit.parts.length > 0) return convert(quantity, unit, to, isDifference);
    const ofFrom = /^[-+.\d,]+ ?([a-z].*)$/i.exec(from)?.[1];
    const doubt = quantity
      ? unitDoubt(to)
      : unit && ofFrom !== undefined
        ? unitDoubt(ofFrom)
        : undefined;
    if (doubt !== undefined) return refused(doubt);
  }
  return undefined;
}

const isTemperature = (unit: UnitReading) => sameDimensions(unit.dimensions, baseTemperature);
const baseTemperature = [0, 0, 0, 0, 1, 0, 0] as const;

/** The one quantity of a sentence, whatever is said around it. */
function onlyQuantity(text: string): Quantity | undefined {
  const [piece, ...others] = piecesOf(text);
  return piece?.quantity.hasUnit && others.length === 0 && isTemperature(piece.quantity.unit)
    ? piece.quantity
    : undefined;
}

/** A text that is one quantity and nothing else; "1" goes without saying. */
function wholeQuantity(text: string): Quantity | undefined {
  const named =
    /^(?:an? |the )?(?:[a-z]+ ){0,2}(?:pressure|temperature|flow(?: rate)?|reading|mass|length|power) of (.+)$/i.exec(
      text,
    );
  const zero = named && /\b(gauge|absolute)\b/i.exec(text)?.[1];
  const line = (
    named
      ? `${named[1] ?? ''}${zero && !/gauge|abs/i.test(named[1] ?? '') ? ` ${zero}` : ''}`
      : text
  ).replace(/^(?:an?|one|of)\s+/i, '1 ');
  const [piece, ...others] = piecesOf(line);
  if (piece && others.length === 0) {
    const isWhole =
      piece.before.trim() === '' && piece.after.trim() === '' && piece.quantity.hasUnit;
    if (isWhole) return piece.quantity;
  }
  if (piece) return computed(line) ?? summed(line);
  const unit = line.length < 24 ? looseUnit(line) : undefined;
  if (!unit || unit.parts.length === 0 || unit.of.length > 0) return undefined;
  return {
    value: unit.factor,
    unit,
    hasUnit: true,
    text: `1 ${plain(printedUnit(unit))}`,
    digits: 1,
  };
}

/** A quantity in smaller and smaller units: "6 ft 2 in". */
function summed(line: string): Quantity | undefined {
  const reading = readQuantity(line);
  if ('problem' in reading || !reading.hasUnit || reading.unit.of.length > 0) return undefined;
  return { value: reading.value, unit: reading.unit, hasUnit: true, text: line, digits: 4 };
}

/** A quantity that has to be computed first: "5 ft 3 in", "(2+1/2) in". */
function computed(line: string): Quantity | undefined {
  const result = calculate(line);
  if (!result || 'problem' in result) return undefined;
  const [unit] = result.units;
  if (!unit || result.units.length > 1 || result.differences.length > 0) return undefined;
  if (!sameDimensions(unit.dimensions, result.dimensions)) return undefined;
  return { value: result.value, unit, hasUnit: true, text: line, digits: 4 };
}

/** A constant by its name, alone or in a unit. */
function constants(text: string): Answer | undefined {
  for (const { left, right } of splits(text)) {
    const found = constantAnswer(left, right);
    if (found) return found;
  }
  return constantAnswer(text, undefined);
}

/** The body and the unit of a question about a property. */
function propertySplit(text: string): Split {
  for (const { left, right } of splits(text)) {
    const unit = looseUnit(right);
    if (unit && unit.parts.length > 0 && unit.of.length === 0) return { body: left, wanted: right };
  }
  return { body: text, wanted: undefined };
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

/** A calculation with units. */
function calculation(text: string): Answer | undefined {
  const candidates: Split[] = [
    ...splits(text).map(({ left, right }) => ({ body: left, wanted: right })),
    { body: text, wanted: undefined },
  ];
  for (const { body, wanted } of candidates) {
    const unit = wanted === undefined ? undefined : looseUnit(wanted);
    if (wanted !== undefined && !unit) continue;
    const result = calculate(body);
    if (!result) continue;
    if ('problem' in result) return /\d/.test(body) ? refused(result.problem) : undefined;
    if (result.operations === 0) continue;
    return calculated(body, result, unit, wanted);
  }
  return undefined;
}

function calculated(
  body: string,
  result: Calculation,
  unit: UnitReading | undefined,
  wanted: string | undefined,
): Answer {
  const { value, dimensions, units, differences } = result;
  const [scaled] = differences;
  if (scaled !== undefined && units.some(isPerMoleAndKelvin))
    return absoluteOrNot(body, scaled, wanted);
  if (unit && !sameDimensions(unit.dimensions, dimensions)) {
    const asForce = pounds(body, unit);
    if (asForce) return asForce;
    return refused(
      `That comes out as ${kindOf(dimensions) ?? 'something else'}, and “${wanted ?? ''}” measures ${kindOf(unit.dimensions) ?? 'something else'}.`,
      body,
    );
  }
  const shown = unit ?? answerUnit(dimensions, units) ?? baseUnit(dimensions);
  const isNumber = sameDimensions(dimensions, noDimensions);
  const inScale = isTemperatureScale(shown) ? baseUnit(dimensions) : shown;
  const answer: Answered = {
    kind: 'answer',
    read: body,
    label: isNumber ? undefined : capital(kindOf(dimensions)),
    value: isNumber && !unit ? printedNumber(value, 5) : printed(value, inScale, 5),
    rows: customaryUnits(dimensions)
      .filter((each) => !isTemperatureScale(each) && each.factor !== inScale.factor)
      .slice(0, 4)
      .map((each) => ({ name: `In ${unitWords(each, false)}`, value: printed(value, each, 5) })),
    notes:
      differences.length === 0
        ? []
        : [
            `${differences.join(' and ')} counts as a temperature difference here. For a temperature, type kelvin or °R.`,
          ],
    source: 'Computed from your numbers. Every unit was carried along.',
    links: [],
  };
  return answer;
}

/** Whether a unit is like that of R, where a temperature is likelier than a difference. */
const isPerMoleAndKelvin = ({ dimensions }: UnitReading) =>
  (dimensions[5] ?? 0) < 0 && (dimensions[4] ?? 0) < 0;

/** Whether somebody means a temperature or a difference, where both make sense. */
function absoluteOrNot(body: string, scaled: string, wanted: string | undefined): Answer {
  const [quantity] = piecesOf(scaled);
  const kelvin = quantity ? quantity.quantity.value + quantity.quantity.unit.zero : NaN;
  const within = body.includes(scaled) ? scaled : scaled.replace(' ', '');
  const inKelvin = (by: string) =>
    `${body.replace(within, by)}${wanted === undefined ? '' : ` in ${wanted}`}`;
  return {
    kind: 'unclear',
    ask: `Is ${scaled} a temperature or a difference?`,
    choices: [
      { text: 'A temperature', question: inKelvin(`${String(Number(kelvin.toFixed(4)))} K`) },
      {
        text: 'A difference',
        question: inKelvin(`${String(Number((quantity?.quantity.value ?? NaN).toPrecision(6)))} K`),
      },
    ],
  };
}

/** The same with pounds as a force, where only that gives the unit that was wanted. */
function pounds(body: string, unit: UnitReading): Answer | undefined {
  const forced = body.replace(/\blbs?m?\b(?!mol)/gi, 'lbf');
  const result = forced === body ? undefined : calculate(forced);
  if (!result || 'problem' in result || !sameDimensions(result.dimensions, unit.dimensions))
    return undefined;
  const answer = calculated(forced, result, unit, undefined);
  return answer.kind === 'answer'
    ? {
        ...answer,
        notes: [...answer.notes, 'Read lb as pounds of force (lbf). A pound alone is a mass.'],
      }
    : answer;
}

const capital = (words = '') => {
  const bare = words.replace(/^an? /, '');
  return bare === '' ? undefined : bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** A quantity alone: the same in other units. */
function alone(text: string): Answer | undefined {
  const doubt = /^[-+.\d][\d.,]* ?(\S+)$/.exec(text)?.[1];
  const problem = doubt === undefined ? undefined : unitDoubt(doubt);
  if (problem !== undefined) return refused(problem);
  const [piece, ...others] = piecesOf(text);
  if (!piece || others.length > 0 || piece.before.trim() !== '' || piece.after.trim() !== '')
    return undefined;
  const { quantity } = piece;
  if (!quantity.hasUnit) return undefined;
  const unit = customaryUnits(quantity.unit.dimensions).find(
    (each) => each.factor !== quantity.unit.factor || each.zero !== quantity.unit.zero,
  );
  return unit && convert(quantity, unit, plain(printedUnit(unit)), false);
}
