import type { UnitSystem } from '../../quantities/unit-system.ts';
import { airProblemWords } from '../../properties/air-words.ts';
import { humidAir, type AirGiven, type HumidAir } from '../../properties/humid-air.ts';
import {
  readAmount,
  readHumidity,
  readMeasure,
  readPressure,
  readTemperature,
  type AirEntry,
  type AirMeasure,
} from './air-entry.ts';
import { airPath, type AirPath, type AirStep } from './air-path.ts';
import { airTexts } from './air-print.ts';
import { pathInWords, pathProblemWords } from './air-report.ts';

/** The five properties with their address parameters, labels and formats. */
export const airMeasures = [
  { part: 'dry', measure: 'dryBulb', label: 'Dry bulb', text: 'temperature' },
  { part: 'rh', measure: 'relativeHumidity', label: 'Relative humidity', text: 'humidity' },
  { part: 'wet', measure: 'wetBulb', label: 'Wet bulb', text: 'temperature' },
  { part: 'dew', measure: 'dewPoint', label: 'Dew point', text: 'temperature' },
  { part: 'w', measure: 'humidityRatio', label: 'Humidity ratio', text: 'ratio' },
] as const satisfies readonly {
  part: string;
  measure: AirMeasure;
  label: string;
  /** Name of the function that formats it. */
  text: 'temperature' | 'humidity' | 'ratio';
}[];

export type MeasurePart = (typeof airMeasures)[number]['part'];

/** Address parameters of all inputs. */
export const airParts = [
  ...airMeasures.map(({ part }) => part),
  ...(['p', 'step', 'to', 'dry2', 'rh2', 'amount'] as const),
] as const;

export type AirQuestion = Readonly<Record<(typeof airParts)[number], string>>;

export const airSteps = {
  temperature: { label: 'Heat or cool it', target: 'to' },
  water: { label: 'Spray in water', target: 'until it’s at' },
  steam: { label: 'Blow in steam', target: 'until it’s at' },
  mix: { label: 'Mix in a second stream', target: '' },
} as const satisfies Record<AirStep['kind'], { label: string; target: string }>;

function targetOf(step: AirStep['kind'], units: UnitSystem): string {
  if (step === 'mix') return '';
  if (step !== 'temperature') return '90%';
  return units === 'US' ? '60 °F' : '15 °C';
}

export const firstQuestion = (units: UnitSystem): AirQuestion => ({
  ...{ dry: units === 'US' ? '90 °F' : '32 °C', rh: '60%', wet: '', dew: '', w: '' },
  ...{ p: '1 atm', step: 'temperature', to: targetOf('temperature', units) },
  ...{ dry2: units === 'US' ? '50 °F' : '10 °C', rh2: '80%', amount: '1' },
});

/** Reads the inputs from an address. Missing ones get their initial values. */
export function questionIn(parts: AirQuestion, units: UnitSystem): AirQuestion {
  const first = firstQuestion(units);
  const step = stepOf(parts.step);
  const said = airMeasures.some(({ part }) => parts[part] !== '');
  const given = said ? parts : first;
  return {
    ...Object.fromEntries(airMeasures.map(({ part }) => [part, given[part]])),
    p: parts.p || first.p,
    step,
    to: parts.to || targetOf(step, units),
    dry2: parts.dry2 || first.dry2,
    rh2: parts.rh2 || first.rh2,
    amount: parts.amount || first.amount,
  } as AirQuestion;
}

/** Returns the inputs for the address, without those that the step doesn't use. */
export const addressOf = (question: AirQuestion): AirQuestion =>
  question.step === 'mix'
    ? { ...question, to: '' }
    : { ...question, dry2: '', rh2: '', amount: '' };

export const stepOf = (text: string): AirStep['kind'] =>
  Object.hasOwn(airSteps, text) ? (text as AirStep['kind']) : 'temperature';

/**
 * Changes a property. Two properties determine the state, so a third replaces one of them. The dry
 * bulb stays if possible, and a redundant property never stays.
 */
export function withMeasure(question: AirQuestion, part: MeasurePart, text: string): AirQuestion {
  const others = airMeasures
    .map((one) => one.part)
    .filter((other) => other !== part && question[other] !== '' && !areRedundant(part, other));
  const [kept = ''] = text === '' ? [] : others;
  const cleared = airMeasures
    .map((one) => one.part)
    .filter((other) => other !== part && text !== '' && other !== kept);
  return {
    ...question,
    ...Object.fromEntries(cleared.map((other) => [other, ''])),
    [part]: text,
  };
}

const areRedundant = (one: MeasurePart, other: MeasurePart) =>
  ['dew', 'w'].includes(one) && ['dew', 'w'].includes(other);

/** Changes the step and resets its target. */
export const withStep = (
  question: AirQuestion,
  step: AirStep['kind'],
  units: UnitSystem,
): AirQuestion => ({
  ...question,
  step,
  to: targetOf(step, units),
});

/** Parsed inputs. Empty inputs are missing. */
type Entries = Partial<Record<keyof AirQuestion, AirEntry>>;

export interface AirResult {
  entries: Entries;
  /** The computed air, or an explanation of why there is none. */
  air: HumidAir | undefined;
  problem: string;
  path: AirPath | undefined;
  second: HumidAir | undefined;
  /** Description of the step, or the reason why it isn't possible. */
  pathText: string;
}

/** Computes the air and the step from the inputs. Never throws. */
export function airResult(question: AirQuestion, units: UnitSystem): AirResult {
  const entries: Entries = { ...entriesOf(question, units), ...stepEntries(question, units) };
  const { air, problem } = stateIn(question, entries);
  const nothing = { entries, air, problem, path: undefined, second: undefined, pathText: '' };
  if (!air) return nothing;
  const step = stepIn(question, entries, air.p);
  if ('problem' in step) return { ...nothing, pathText: step.problem };
  const answer = airPath(air, step);
  const second = step.kind === 'mix' ? step.second : undefined;
  return 'problem' in answer
    ? { ...nothing, second, pathText: pathProblemWords[answer.problem] }
    : {
        ...nothing,
        path: answer.path,
        second,
        pathText: pathInWords(air, step, answer.path, airTexts(units)),
      };
}

const entriesOf = (question: AirQuestion, units: UnitSystem): Entries => ({
  p: readPressure(question.p),
  ...Object.fromEntries(
    airMeasures.flatMap(({ part, measure }) =>
      question[part] === '' ? [] : [[part, readMeasure(measure, question[part], units)]],
    ),
  ),
});

function stepEntries({ step, to, dry2, rh2, amount }: AirQuestion, units: UnitSystem): Entries {
  if (step === 'mix') {
    return {
      dry2: readTemperature(dry2, units),
      rh2: readHumidity(rh2),
      amount: readAmount(amount),
    };
  }
  return { to: step === 'temperature' ? readTemperature(to, units) : readHumidity(to) };
}

function stateIn(question: AirQuestion, entries: Entries) {
  const parts = airMeasures.filter(({ part }) => question[part] !== '');
  const given: AirGiven = Object.fromEntries(
    parts.map(({ part, measure }) => [measure, valueOf(entries[part])]),
  );
  const wrong = ['p' as const, ...parts.map(({ part }) => part)].find((part) =>
    isProblem(entries[part]),
  );
  const entry = wrong && entries[wrong];
  if (entry && 'problem' in entry) return { air: undefined, problem: entry.problem };
  if (parts.length === 1) {
    return { air: undefined, problem: 'That’s one. Type one more and you get the rest.' };
  }
  const answer = humidAir(valueOf(entries.p), given);
  return 'air' in answer
    ? { air: answer.air, problem: '' }
    : { air: undefined, problem: airProblemWords[answer.problem] };
}

function stepIn(
  { step }: AirQuestion,
  { to, dry2, rh2, amount }: Entries,
  p: number,
): AirStep | { problem: string } {
  const wrong = [to, dry2, rh2, amount].find(isProblem);
  if (wrong) return wrong;
  if (step !== 'mix') return { kind: stepOf(step), to: valueOf(to) } as AirStep;
  const second = humidAir(p, { dryBulb: valueOf(dry2), relativeHumidity: valueOf(rh2) });
  return 'air' in second
    ? { kind: 'mix', second: second.air, amount: valueOf(amount) }
    : { problem: `The second stream: ${airProblemWords[second.problem]}` };
}

const isProblem = (entry: AirEntry | undefined): entry is { problem: string } =>
  entry !== undefined && 'problem' in entry;

const valueOf = (entry: AirEntry | undefined) => (entry && 'value' in entry ? entry.value : NaN);
