import type { UnitReading } from '../quantities/read-unit.ts';

/** What to look at where an answer is off by a factor; what it speaks of is in the question. */
const causes = {
  time: 'check how you converted minutes or hours.',
  degrees: 'check how you converted degrees. One kelvin is 1.8 °F.',
  pounds: 'look at g_c, between pounds mass and pounds force.',
  log: 'look for log where ln was meant, or the other way around.',
  width: 'did you use a radius for a diameter, or the other way around?',
  bar: 'look for bar where atm was meant, or the other way around.',
  two: 'look for a 2 or a ½ that’s missing or one too many.',
};

/** A factor by which an answer may be off, either way, and why. */
export type Slip = readonly [factor: number, cause: keyof typeof causes];

/** What is said of an answer that is off by such a factor. */
export const slipSentence = ([factor, cause]: Slip): string =>
  `It’s off by a factor of ${String(Number(factor.toPrecision(4)))}: ${causes[cause]}`;

/** What somebody can get wrong about a unit: its pattern in words, the factors and the cause. */
const ofUnits: [words: RegExp, factors: number[], cause: Slip[1]][] = [
  [/minute|hour/, [60, 3600], 'time'],
  [/Fahrenheit|Rankine/, [1.8], 'degrees'],
  [/bar$|atmosphere/, [1.01325], 'bar'],
];

/** The slips that a unit invites by itself. */
export const slipsOfUnit = ({ parts }: Pick<UnitReading, 'parts'>): Slip[] =>
  ofUnits.flatMap(([words, factors, cause]) =>
    parts.some(({ unit }) => words.test(unit.words[0]))
      ? factors.map((factor): Slip => [factor, cause])
      : [],
  );
