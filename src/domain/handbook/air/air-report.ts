import type { HumidAir } from '../../properties/humid-air.ts';
import type { AirPath, AirStep, PathProblem } from './air-path.ts';
import type { AirTexts } from './air-print.ts';

const freezing = 273.15;

/** Describes humid air, starting with the effect of cooling it. */
export function airInWords(air: HumidAir, texts: AirTexts): { heading: string; more: string } {
  const { dewPoint, humidityRatio, relativeHumidity, wetBulb, dryBulb } = air;
  const water = `Every ${texts.massWord} of dry air carries ${texts.water(humidityRatio)} of water.`;
  const wick = wetBulb < freezing ? 'an icy wick' : 'a wet wick';
  const more = `${water} A thermometer in ${wick} reads ${texts.temperature(wetBulb)}.`;
  if (dewPoint === undefined || humidityRatio === 0) {
    return {
      heading: 'It’s completely dry',
      more: `No water, no dew point. A thermometer in ${wick} reads ${texts.temperature(wetBulb)}.`,
    };
  }
  if (relativeHumidity > 0.9995) {
    const what = dryBulb < freezing ? 'frost forms' : 'it starts to rain';
    return { heading: `It’s full: cool it at all and ${what}`, more: water };
  }
  const what = dewPoint < freezing ? 'frost forms' : 'it starts to rain';
  return { heading: `Cool it to ${texts.temperature(dewPoint)} and ${what}`, more };
}

export const airFacts = (
  texts: AirTexts,
): readonly {
  name: string;
  text: (air: HumidAir) => string;
  /** True if the value is per mass of dry air. */
  isOfDryAir?: true;
}[] => [
  { name: 'Dry bulb', text: (air) => texts.temperature(air.dryBulb) },
  { name: 'Wet bulb', text: (air) => texts.temperature(air.wetBulb) },
  {
    name: 'Dew point',
    text: ({ dewPoint }) => (dewPoint === undefined ? 'none' : texts.temperature(dewPoint)),
  },
  { name: 'Relative humidity', text: (air) => texts.humidity(air.relativeHumidity) },
  { name: 'Humidity ratio', text: (air) => texts.ratio(air.humidityRatio), isOfDryAir: true },
  { name: 'Vapor pressure', text: (air) => texts.pressure(air.vaporPressure) },
  { name: 'Enthalpy', text: (air) => texts.enthalpy(air.h), isOfDryAir: true },
  { name: 'Volume', text: (air) => texts.volume(air.v), isOfDryAir: true },
];

/** Formats the table as text to paste into homework. */
export const airToCopy = (air: HumidAir, texts: AirTexts): string =>
  [
    `Humid air at ${texts.pressure(air.p)}`,
    ...airFacts(texts).map(
      ({ name, text, isOfDryAir }) => `${name}: ${text(air)}${isOfDryAir ? ' dry air' : ''}`,
    ),
  ].join('\n');

/** Describes what a step adds or removes, and the state of the air that leaves. */
export function pathInWords(
  start: HumidAir,
  step: AirStep,
  path: AirPath,
  texts: AirTexts,
): string {
  const { end, water, fog } = path;
  const leaves = `It ends at ${texts.temperature(end.dryBulb)} and ${texts.humidity(end.relativeHumidity)}.`;
  if (step.kind === 'temperature') return temperatureInWords(start, path, texts);
  if (step.kind === 'mix') {
    const clear = `It carries ${texts.water(end.humidityRatio)} of water per ${texts.massWord} of dry air, and there’s no fog.`;
    return `${leaves} ${fog > 0 ? fogInWords(end, fog, texts) : clear}`;
  }
  const what = step.kind === 'water' ? 'Spray in' : 'Blow in';
  const comes = `${what} ${texts.water(water)} of ${step.kind} per ${texts.massWord} of dry air.`;
  const why =
    step.kind === 'water'
      ? `No heat goes in, so the air pays for the evaporation: the wet bulb stays at ${texts.temperature(start.wetBulb)}, and the dry bulb drops by ${texts.degrees(start.dryBulb - end.dryBulb)}.`
      : `The steam brings its own heat, so the temperature ${moved(end.dryBulb - start.dryBulb, texts)}.`;
  return `${comes} ${why} ${leaves}`;
}

function temperatureInWords(
  start: HumidAir,
  { end, heat, water }: AirPath,
  texts: AirTexts,
): string {
  const perMass = `${texts.energy(Math.abs(heat))} per ${texts.massWord} of dry air`;
  if (water < 0) {
    const how = end.dryBulb < freezing ? 'freezes out' : 'condenses';
    const from = texts.temperature(start.dewPoint ?? end.dryBulb);
    return `From ${from} on, water drops out: ${texts.water(-water)} ${how} per ${texts.massWord} of dry air. Take out ${perMass}. The air leaves saturated at ${texts.temperature(end.dryBulb)}, with ${texts.water(end.humidityRatio)} of water left.`;
  }
  const does = heat < 0 ? 'Take out' : 'Put in';
  const change = heat < 0 ? 'rises' : 'drops';
  return `${does} ${perMass}. No water comes or goes, and the relative humidity ${change} to ${texts.humidity(end.relativeHumidity)}.`;
}

function fogInWords(end: HumidAir, fog: number, texts: AirTexts): string {
  const cold =
    end.dryBulb < freezing ? ` We count it as droplets, even below ${texts.freezing}.` : '';
  return `That’s more water than the air can hold, so you get fog: ${texts.water(fog)} per ${texts.massWord} of dry air.${cold}`;
}

const moved = (difference: number, texts: AirTexts) =>
  Math.abs(difference) < 0.05
    ? 'stays'
    : `only ${difference > 0 ? 'rises' : 'drops'} by ${texts.degrees(difference)}`;

/** Messages for each problem, with advice on what to enter instead. */
export const pathProblemWords: Record<PathProblem, string> = {
  temperature: 'Pick a temperature from −50 °C to 200 °C.',
  humidity: 'The relative humidity goes from 0 to 100%.',
  drier: 'Adding water can’t make it drier. Pick a higher relative humidity than it has now.',
  freezes:
    'The wet bulb is below 0 °C, so the water would freeze. Heat the air first, or use steam.',
  amount: 'Mix in some of the second stream, more than zero.',
  'no state': 'That doesn’t end in humid air between −50 °C and 200 °C. Pick something closer.',
};
