import { kindOf, noDimensions, sameDimensions } from '../../quantities/dimensions.ts';
import { isTemperatureScale, type ParsedUnit } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { unitWords } from '../../quantities/unit-words.ts';
import { type Answer, type Answered, refused } from './answer.ts';
import { calculate, type Calculation } from './arithmetic.ts';
import { answerUnit, baseUnit, customaryUnits } from './customary.ts';
import { splits, type Split } from './phrasing.ts';
import { printed, printedNumber } from './printed.ts';
import { looseUnit, piecesOf } from './read-parts.ts';

export function calculation(text: string, board: UnitSystem): Answer | undefined {
  const candidates: Split[] = [
    ...splits(text).map(({ left, right }) => ({ body: left, wantedUnit: right })),
    { body: text, wantedUnit: undefined },
  ];
  for (const { body, wantedUnit } of candidates) {
    const unit = wantedUnit === undefined ? undefined : looseUnit(wantedUnit);
    if (wantedUnit !== undefined && !unit) continue;
    const result = calculate(body);
    if (!result) continue;
    if ('problem' in result) return /\d/.test(body) ? refused(result.problem) : undefined;
    if (result.operations === 0) continue;
    return calculated(body, result, unit, wantedUnit, board);
  }
  return undefined;
}

function calculated(
  body: string,
  result: Calculation,
  unit: ParsedUnit | undefined,
  wantedUnit: string | undefined,
  board: UnitSystem,
): Answer {
  const { value, dimensions, units, differences } = result;
  const [scaled] = differences;
  if (scaled !== undefined && units.some(isPerMoleAndKelvin))
    return absoluteOrNot(body, scaled, wantedUnit);
  if (unit && !sameDimensions(unit.dimensions, dimensions)) {
    const asForce = pounds(body, unit, board);
    if (asForce) return asForce;
    return refused(
      `That comes out as ${kindOf(dimensions) ?? 'something else'}, and “${wantedUnit ?? ''}” measures ${kindOf(unit.dimensions) ?? 'something else'}.`,
      body,
    );
  }
  const shown = unit ?? answerUnit(dimensions, units, board) ?? baseUnit(dimensions);
  const isNumber = sameDimensions(dimensions, noDimensions);
  const inScale = isTemperatureScale(shown) ? baseUnit(dimensions) : shown;
  const answer: Answered = {
    kind: 'answer',
    read: body,
    label: isNumber ? undefined : capital(kindOf(dimensions)),
    value: isNumber && !unit ? printedNumber(value, 5) : printed(value, inScale, 5),
    rows: customaryUnits(dimensions, board)
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

/** Recognizes a unit like that of R, which requires an absolute temperature. */
const isPerMoleAndKelvin = ({ dimensions }: ParsedUnit) => dimensions[5] < 0 && dimensions[4] < 0;

/** Asks whether a number is a temperature or a temperature difference. */
function absoluteOrNot(body: string, scaled: string, wantedUnit: string | undefined): Answer {
  const [quantity] = piecesOf(scaled);
  const kelvin = quantity ? quantity.quantity.value + quantity.quantity.unit.zero : NaN;
  const within = body.includes(scaled) ? scaled : scaled.replace(' ', '');
  const inKelvin = (by: string) =>
    `${body.replace(within, by)}${wantedUnit === undefined ? '' : ` in ${wantedUnit}`}`;
  return {
    kind: 'unclear',
    prompt: `Is ${scaled} a temperature or a difference?`,
    choices: [
      { text: 'A temperature', question: inKelvin(`${String(Number(kelvin.toFixed(4)))} K`) },
      {
        text: 'A difference',
        question: inKelvin(`${String(Number((quantity?.quantity.value ?? NaN).toPrecision(6)))} K`),
      },
    ],
  };
}

/** Repeats the calculation with pounds as a force, if only that leads to the requested unit. */
function pounds(body: string, unit: ParsedUnit, board: UnitSystem): Answer | undefined {
  const forced = body.replace(/\blbs?m?\b(?!mol)/gi, 'lbf');
  const result = forced === body ? undefined : calculate(forced);
  if (!result || 'problem' in result || !sameDimensions(result.dimensions, unit.dimensions))
    return undefined;
  const answer = calculated(forced, result, unit, undefined, board);
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
