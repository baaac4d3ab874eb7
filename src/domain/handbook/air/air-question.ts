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

/** The five properties with their names in the address, their labels and their formats. */
export const airMeasures = [
  { part: 'dry', measure: 'dryBulb', label: 'Dry bulb', text: airTexts.temperature },
  { part: 'rh', measure: 'relativeHumidity', label: 'Relative humidity', text: airTexts.humidity },
  { part: 'wet', measure: 'wetBulb', label: 'Wet bulb', text: airTexts.temperature },
  { part: 'dew', measure: 'dewPoint', label: 'Dew point', text: airTexts.temperature },
  { part: 'w', measure: 'humidityRatio', label: 'Humidity ratio', text: airTexts.ratio },
] as const satisfies readonly {
  part: string;
  measure: AirMeasure;
  label: string;
  text: (value: number) => string;
}[];

export type MeasurePart = (typeof airMeasures)[number]['part'];

/** All inputs of the page, by their names in the address. */
export const airParts = [
  ...airMeasures.map(({ part }) => part),
  ...(['p', 'step', 'to', 'dry2', 'rh2', 'amount'] as const),
] as const;

export type AirQuestion = Readonly<Record<(typeof airParts)[number], string>>;

/** Kinds of steps, each with its initial target. */
export const airSteps = {
  temperature: { label: 'Heat or cool it', target: 'to', at: '15 °C' },
  water: { label: 'Spray in water', target: 'until it’s at', at: '90%' },
  steam: { label: 'Blow in steam', target: 'until it’s at', at: '90%' },
  mix: { label: 'Mix in a second stream', target: '', at: '' },
} as const satisfies Record<AirStep['kind'], { label: string; target: string; at: string }>;

/** The page's initial inputs. */
export const firstQuestion: AirQuestion = {
  ...{ dry: '32 °C', rh: '60%', wet: '', dew: '', w: '' },
  ...{ p: '1 atm', step: 'temperature', to: airSteps.temperature.at },
  ...{ dry2: '10 °C', rh2: '80%', amount: '1' },
};

/** Reads an address. Missing inputs have their initial values. */
export function questionIn(parts: AirQuestion): AirQuestion {
  const step = stepOf(parts.step);
  const said = airMeasures.some(({ part }) => parts[part] !== '');
  const given = said ? parts : firstQuestion;
  return {
    ...Object.fromEntries(airMeasures.map(({ part }) => [part, given[part]])),
    p: parts.p || firstQuestion.p,
    step,
    to: parts.to || airSteps[step].at,
    dry2: parts.dry2 || firstQuestion.dry2,
    rh2: parts.rh2 || firstQuestion.rh2,
    amount: parts.amount || firstQuestion.amount,
  } as AirQuestion;
}

/** Inputs for the address, without those that the step doesn't use. */
export const addressOf = (question: AirQuestion): AirQuestion =>
  question.step === 'mix'
    ? { ...question, to: '' }
    : { ...question, dry2: '', rh2: '', amount: '' };

export const stepOf = (text: string): AirStep['kind'] =>
  Object.hasOwn(airSteps, text) ? (text as AirStep['kind']) : 'temperature';

/**
 * Changes one property. Since two fix the state, a third replaces one of them: the dry bulb stays
 * if possible, and a redundant property always goes.
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
export const withStep = (question: AirQuestion, step: AirStep['kind']): AirQuestion => ({
  ...question,
  step,
  to: airSteps[step].at,
});

/** Parsed inputs. Empty ones are missing. */
type Entries = Partial<Record<keyof AirQuestion, AirEntry>>;

export interface AirResult {
  entries: Entries;
  /** The air, or an explanation of why there is none. */
  air: HumidAir | undefined;
  problem: string;
  path: AirPath | undefined;
  second: HumidAir | undefined;
  /** Description of the step, or the reason that it isn't possible. */
  pathText: string;
}

/** Computes the air and its path from the inputs. Never throws. */
export function airResult(question: AirQuestion): AirResult {
  const entries: Entries = { ...entriesOf(question), ...stepEntries(question) };
  const { air, problem } = stateIn(question, entries);
  const nothing = { entries, air, problem, path: undefined, second: undefined, pathText: '' };
  if (!air) return nothing;
  const step = stepIn(question, entries, air.p);
  if ('problem' in step) return { ...nothing, pathText: step.problem };
  const answer = airPath(air, step);
  const second = step.kind === 'mix' ? step.second : undefined;
  return 'problem' in answer
    ? { ...nothing, second, pathText: pathProblemWords[answer.problem] }
    : { ...nothing, path: answer.path, second, pathText: pathInWords(air, step, answer.path) };
}

const entriesOf = (question: AirQuestion): Entries => ({
  p: readPressure(question.p),
  ...Object.fromEntries(
    airMeasures.flatMap(({ part, measure }) =>
      question[part] === '' ? [] : [[part, readMeasure(measure, question[part])]],
    ),
  ),
});

function stepEntries({ step, to, dry2, rh2, amount }: AirQuestion): Entries {
  if (step === 'mix') {
    return { dry2: readTemperature(dry2), rh2: readHumidity(rh2), amount: readAmount(amount) };
  }
  return { to: step === 'temperature' ? readTemperature(to) : readHumidity(to) };
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
