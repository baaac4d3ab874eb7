import type { ParsedUnit } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { type Answer, refused } from './answer.ts';
import {
  conversionAnswer,
  digitsFor,
  otherUnitRows,
  directConversion,
} from './conversion-answer.ts';
import { plain, printed } from './printed.ts';
import type { Quantity } from './read-parts.ts';
import { workOf } from './unit-fractions.ts';

const atmosphere = 101_325;

export function pressureAnswer(
  quantity: Quantity,
  to: ParsedUnit,
  wantedUnit: string,
  board: UnitSystem,
): Answer {
  const { value, unit: from, text } = quantity;
  const isGauge = from.from === 'gauge';
  const digits = digitsFor(quantity, to);
  if (from.from === undefined && to.from !== undefined) {
    const bare = text.replace(/ ?(?:abs(?:olute)?|gauge)$/i, '');
    return {
      kind: 'unclear',
      prompt: `Is ${text} a gauge or an absolute pressure?`,
      choices: [
        { text: 'Gauge', question: `${bare} gauge in ${wantedUnit}` },
        { text: 'Absolute', question: `${bare} abs in ${wantedUnit}` },
      ],
    };
  }
  if (from.from === undefined) {
    return {
      ...directConversion(quantity, to, board),
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
  return conversionAnswer(quantity, to, end, {
    label: inGauge ? 'Gauge pressure' : 'Absolute pressure',
    work: inGauge ? undefined : workOf(absolute / from.factor, bareUnit(from), bareUnit(to), end),
    rows: [
      inGauge
        ? { name: 'Absolute', value: printed(absolute, bareUnit(to), digits) }
        : { name: 'Gauge', value: printed(absolute - atmosphere, bareUnit(to), digits) },
      ...otherUnitRows(absolute, [from, bareUnit(to)], board).map((row) => ({
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

/** Removes gauge or absolute from a pressure unit. */
const bareUnit = (unit: ParsedUnit): ParsedUnit => ({
  ...unit,
  from: undefined,
  parts: bareParts(unit),
});

const bareParts = ({ parts }: ParsedUnit) =>
  parts.map((part) => {
    const { from, ...unit } = part.unit;
    return from === undefined ? part : { ...part, symbol: part.symbol.replace(/[ag]$/, ''), unit };
  });
