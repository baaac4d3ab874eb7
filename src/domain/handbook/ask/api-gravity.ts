import type { Answered } from './answer.ts';
import { printed, printedNumber } from './printed.ts';

/** Water at 60 °F, in kg/m³, on which specific gravities of oil are based. */
const waterAt60F = 999.016;

/** API gravity and specific gravity, each from the other; nothing if neither is asked about. */
export function apiAnswer(text: string): Answered | undefined {
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
    rows: [{ name: 'Density at 60 °F', value: printed(gravity * waterAt60F, 'kg/m^3') }],
    notes: ['SG = 141.5/(131.5 + °API), against water at 60 °F.'],
    source: 'API’s definition.',
    links: [],
  };
}
