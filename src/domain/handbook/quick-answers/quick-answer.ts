import type { UnitSystem } from '../../quantities/unit-system.ts';
import type { Answer, Answered } from './answer.ts';
import { calculation } from './calculation.ts';
import { constantAnswer } from './constants.ts';
import { loneQuantity, conversion } from './conversion-question.ts';
import { splits, withoutFillerWords } from './phrasing.ts';
import { normalizeSpelling } from './spelling.ts';
import type { PropertyReader } from './property-reader.ts';
import { printed, printedNumber } from './printed.ts';

/**
 * Answers a question about a conversion, a state of steam or humid air, a property, a constant, or
 * a calculation with units. Returns undefined if the text doesn't ask for a number. `readProperty`
 * is optional, because many questions don't need the data that it's loaded with. Its `units` are
 * those of the board.
 */
export function quickAnswer(
  text: string,
  readProperty?: PropertyReader,
  board: UnitSystem = readProperty?.units ?? 'SI',
): Answer | undefined {
  const question = withoutFillerWords(normalizeSpelling(text));
  if (question === '') return undefined;
  return (
    apiAnswer(question, board) ??
    constants(question) ??
    conversion(question, board) ??
    readProperty?.(question) ??
    calculation(question, board) ??
    loneQuantity(question, board)
  );
}

function constants(text: string): Answer | undefined {
  for (const { left, right } of splits(text)) {
    const found = constantAnswer(left, right);
    if (found) return found;
  }
  return constantAnswer(text, undefined);
}

/** Density of water at 60 °F in kg/m³, the reference for the specific gravity of oil. */
const waterAt60F = 999.016;

/** Converts API gravity to specific gravity or back. */
function apiAnswer(text: string, board: UnitSystem): Answered | undefined {
  const [, api] = /^([\d.]+) ?°? ?(?:deg )?api\b/i.exec(text) ?? [];
  const [, before, after] =
    /^(?:sg|specific gravity) ?(?:of|=)? ?([\d.]+).*\bapi\b|^([\d.]+) (?:sg|specific gravity).*\bapi\b/i.exec(
      text,
    ) ?? [];
  const typed = api ?? before ?? after;
  if (typed === undefined) return undefined;
  const gravity = api === undefined ? Number(typed) : 141.5 / (131.5 + Number(api));
  const degrees = 141.5 / gravity - 131.5;
  return {
    kind: 'answer',
    read:
      api === undefined
        ? `Specific gravity ${typed} in °API`
        : `${typed} °API as a specific gravity`,
    label: api === undefined ? 'API gravity, °API' : 'Specific gravity at 60 °F',
    value: printedNumber(api === undefined ? degrees : gravity),
    rows: [
      {
        name: 'Density at 60 °F',
        value: printed(gravity * waterAt60F, board === 'US' ? 'lb/ft^3' : 'kg/m^3'),
      },
    ],
    notes: ['SG = 141.5/(131.5 + °API), against water at 60 °F.'],
    source: 'API’s definition.',
    links: [],
  };
}
