import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import type { SteamState } from '../../properties/steam-state.ts';
import { fullRangeSteam } from '../../properties/full-range-steam.ts';
import { steamProblemWords } from '../../properties/steam-words.ts';
import { refused, type Answer, type AnswerRow, type Answered, type Printed } from './answer.ts';
import { fittingUnit, type Piece } from './read-parts.ts';
import { printed, printedNumber } from './printed.ts';
import { phaseWords } from '../steam/steam-phase.ts';
import { readSteam, type SteamProperty, type SteamQuestion } from './steam-question.ts';

const steamPage = '/resources/handbook/steam';
const source =
  'IAPWS-IF97, the equations behind printed steam tables: 0 to 800 °C, up to 100 MPa. Pressures are absolute. u and s are zero for liquid at the triple point.';

type Measure = Exclude<SteamProperty, 'x' | 'boiling' | 'psat'>;

/** Name and units (SI, then US) of each property. */
const measures: Record<Measure, readonly [name: string, si: string, american: string]> = {
  p: ['Pressure', 'kPa', 'psia'],
  T: ['Temperature', '°C', '°F'],
  v: ['Specific volume', 'm^3/kg', 'ft^3/lb'],
  density: ['Density', 'kg/m^3', 'lb/ft^3'],
  u: ['Internal energy', 'kJ/kg', 'BTU/lb'],
  h: ['Enthalpy', 'kJ/kg', 'BTU/lb'],
  hfg: ['Heat of vaporization', 'kJ/kg', 'BTU/lb'],
  s: ['Entropy', 'kJ/(kg K)', 'BTU/(lb °R)'],
  sfg: ['Entropy of vaporization', 'kJ/(kg K)', 'BTU/(lb °R)'],
  vfg: ['Volume of vaporization', 'm^3/kg', 'ft^3/lb'],
  cp: ['Heat capacity', 'kJ/(kg K)', 'BTU/(lb °F)'],
};

export function steamAnswer(
  text: string,
  pieces: readonly Piece[],
  wantedUnit: string | undefined,
  board: UnitSystem,
): Answer {
  const question = readSteam(text, pieces, board);
  if ('kind' in question) {
    if (question.kind === 'refused') return question;
    // The same question with an unambiguous unit.
    const again = (choice: string) => text.replace(/\bpsi\b/i, choice);
    return {
      ...question,
      choices: question.choices.map(({ text: words }, place) => ({
        text: words,
        question:
          again(place === 0 ? 'psig' : 'psia') +
          (wantedUnit === undefined ? '' : ` in ${wantedUnit}`),
      })),
    };
  }
  const { given, requested } = withSuperheat(question);
  const count = Object.keys(given).length;
  if (count === 0)
    return refused(
      'Give two of p, T, v, h, s and x, or one and “saturated”, like “steam 10 bar 250 C”.',
    );
  if (count === 1) return singleGivenAnswer(question, wantedUnit);
  if (
    count === 2 &&
    question.isSaturated &&
    given.x === undefined &&
    ['hfg', 'boiling', 'psat'].includes(requested ?? '')
  ) {
    const { p, ...others } = given;
    return singleGivenAnswer(
      {
        ...question,
        given:
          given.T === undefined || requested === 'boiling'
            ? { ...(p !== undefined && { p }) }
            : others,
      },
      wantedUnit,
    );
  }
  const found = fullRangeSteam(given);
  if (!('state' in found)) {
    return refused(steamProblemWords[found.problem], readOf(question));
  }
  if (requested === 'x' && found.state.x === undefined) {
    return refused(
      `There’s no quality, because it isn’t saturated. ${phaseWords(found.state, system(question)).why}`,
      readOf(question),
    );
  }
  return stateAnswer(question, found.state, wantedUnit);
}

/** Replaces a superheat by the temperature if the pressure is given. */
function withSuperheat(question: SteamQuestion): SteamQuestion {
  const { given, superheat } = question;
  if (superheat === undefined || given.p === undefined) return question;
  const boiling = fullRangeSteam({ p: given.p, x: 1 });
  if ('state' in boiling) given.T = boiling.state.T + superheat;
  return question;
}

const system = ({ isUs }: SteamQuestion) => (isUs ? 'US' : 'SI');

const readOf = ({ said }: SteamQuestion) => `Water or steam, ${said.join(' and ')}`;

/** Answers a question that gives one property: about saturated water, or a liquid at 1 atm. */
function singleGivenAnswer(question: SteamQuestion, wantedUnit: string | undefined): Answer {
  const { given, requested, end, isSaturated, notes } = question;
  const { p, T, x } = given;
  if (p === undefined && T === undefined) {
    return refused(steamProblemWords['not two'], readOf(question));
  }
  const isLiquidAsked =
    /^(?:density|cp|v|h|u|s)$/.test(requested ?? '') && T !== undefined && !isSaturated && T < 373;
  if (isLiquidAsked) {
    const found = fullRangeSteam({ p: 101_325, T });
    if ('state' in found) {
      return stateAnswer(
        { ...question, notes: [...notes, 'You gave no pressure, so we took 1 atm.'] },
        found.state,
        wantedUnit,
      );
    }
  }
  const pair = [0, 1].map((quality) => fullRangeSteam({ ...given, x: x ?? quality }));
  const [low, high] = pair.map((each) => ('state' in each ? each.state : undefined));
  if (!low || !high) {
    const [first] = pair;
    const isAbove = (T ?? 0) > 647.096 || (p ?? 0) > 22.064e6;
    return refused(
      isAbove
        ? 'Above the critical point (373.946 °C, 22.064 MPa) water doesn’t boil, so nothing is saturated there. Give a second property.'
        : steamProblemWords[first && 'problem' in first ? first.problem : 'not two'],
      readOf(question),
    );
  }
  const chosen = end === 'liquid' ? low : end === 'vapor' ? high : undefined;
  if (chosen && !/fg$|boiling|psat/.test(requested ?? ''))
    return stateAnswer(question, chosen, wantedUnit);
  return boilingAnswer(question, low, high, wantedUnit);
}

/** Answers with saturated liquid and vapor next to each other. */
function boilingAnswer(
  question: SteamQuestion,
  low: SteamState,
  high: SteamState,
  wantedUnit: string | undefined,
): Answered {
  const { requested, isUs } = question;
  const between = (name: 'h' | 's' | 'v') => high[name] - low[name];
  const value = (name: SteamProperty): Printed => {
    if (name === 'hfg') return shown('h', between('h'), wantedUnit, isUs);
    if (name === 'sfg') return shown('s', between('s'), wantedUnit, isUs);
    if (name === 'vfg') return shown('v', between('v'), wantedUnit, isUs);
    return name === 'psat'
      ? shown('p', low.p, wantedUnit, isUs)
      : shown('T', low.T, wantedUnit, isUs);
  };
  const main: SteamProperty =
    requested &&
    /fg$|boiling|psat/.test(requested) &&
    !(requested === 'boiling' && question.given.p === undefined)
      ? requested
      : question.given.p === undefined
        ? 'psat'
        : 'boiling';
  const labels: Partial<Record<SteamProperty, string>> = {
    boiling: 'Saturation temperature',
    psat: 'Saturation pressure',
    hfg: 'Heat of vaporization',
    sfg: 'Entropy of vaporization',
    vfg: 'Volume of vaporization',
  };
  const rows: AnswerRow[] = (['v', 'u', 'h', 's'] as const).flatMap((name) => [
    { name: `${measures[name][0]}, liquid`, value: shown(name, low[name], undefined, isUs) },
    { name: `${measures[name][0]}, vapor`, value: shown(name, high[name], undefined, isUs) },
  ]);
  const fixed = question.given.p === undefined ? 'psat' : 'boiling';
  return {
    kind: 'answer',
    read: `Saturated water at ${question.said.join(' and ')}`,
    label: labels[main],
    value: value(main),
    rows: [
      ...(main === fixed ? [] : [{ name: labels[fixed] ?? '', value: value(fixed) }]),
      ...(main === 'hfg'
        ? []
        : [{ name: 'Heat of vaporization', value: shown('h', between('h'), undefined, isUs) }]),
      ...rows,
    ],
    notes: [
      ...question.notes,
      ...(question.isSaturated
        ? []
        : ['That’s where water boils. For anything else, give a second property.']),
    ],
    source,
    links: [steamLink(low, isUs)],
  };
}

const stateProperties = ['p', 'T', 'x', 'v', 'density', 'u', 'h', 's', 'cp'] as const;
type StateProperty = (typeof stateProperties)[number];

/** Properties to show for a single state if the question asks for a saturation property. */
const singleStateProperty: Partial<Record<SteamProperty, StateProperty>> = {
  boiling: 'T',
  psat: 'p',
  hfg: 'h',
  sfg: 's',
  vfg: 'v',
};

function stateAnswer(
  question: SteamQuestion,
  state: SteamState,
  wantedUnit: string | undefined,
): Answered {
  const { isUs } = question;
  const requested = question.requested ?? 'h';
  const main = singleStateProperty[requested] ?? (requested as StateProperty);
  const values = stateProperties.flatMap(
    (name): { name: StateProperty; label: string; value: Printed }[] => {
      const value = name === 'density' ? 1 / state.v : state[name];
      if (value === undefined) return [];
      if (name === 'x') return [{ name, label: 'Quality', value: printedNumber(value) }];
      const unit = name === main ? wantedUnit : undefined;
      return [{ name, label: measures[name][0], value: shown(name, value, unit, isUs) }];
    },
  );
  const own = values.find(({ name }) => name === main);
  const { title, why } = phaseWords(state, system(question));
  return {
    kind: 'answer',
    read: readOf(question),
    label: own?.label,
    value: own?.value ?? [{ text: title }],
    rows: values
      .filter(({ name }) => name !== main)
      .map(({ label, value }) => ({ name: label, value })),
    notes: [`${title}. ${why}`, ...question.notes],
    source,
    links: [steamLink(state, isUs)],
  };
}

/** Formats a value in the requested unit if it fits, otherwise in the usual unit. */
function shown(
  name: Measure,
  value: number,
  wantedUnit: string | undefined,
  isUs: boolean,
): Printed {
  const [, si, american] = measures[name];
  const usual = unitOf(isUs ? american : si);
  const unit = fittingUnit(wantedUnit, usual) ?? usual;
  return printed(value - (unit.from === 'gauge' ? 101_325 : 0), unit, 5);
}

function steamLink({ p, T, x }: SteamState, isUs: boolean) {
  const [pUnit, TUnit] = isUs ? ['psia', '°F'] : ['kPa', '°C'];
  const pText = `${String(Number((p / unitOf(pUnit).factor).toPrecision(6)))} ${pUnit}`;
  const { zero, factor } = unitOf(TUnit);
  const query = new URLSearchParams(
    x === undefined
      ? { p: pText, T: `${String(Number(((T - zero) / factor).toFixed(3)))} ${TUnit}` }
      : { p: pText, x: String(Number(x.toPrecision(5))) },
  );
  return { text: 'See it in the diagram and the tables', href: `${steamPage}?${query.toString()}` };
}
