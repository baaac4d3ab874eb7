import { enthalpyOf, saturation, type HumidAir } from '../../properties/humid-air.ts';
import { numberText } from '../../quantities/print.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import { fixed, inAirUnit, type AirTexts } from './air-print.ts';

interface Line {
  what: string;
  sum: string;
  result: string;
}

/** Shows how to compute a state of humid air with a steam table and a pocket calculator. */
export function airByHand(air: HumidAir, texts: AirTexts): Line[] {
  const { units } = texts;
  const isUs = units === 'US';
  const digits = (value: number) => {
    const { mantissa, power } = numberText(value, 4);
    return power === undefined ? mantissa : String(Number(value.toPrecision(4)));
  };
  const pressure = (p: number) => digits(inAirUnit('p', p, units));
  const { zero, factor: degree } = unitOf(texts.T);
  const energy = unitOf(texts.h).factor;
  // Heat capacities of dry air and vapor, and the enthalpy of vapor at the zero of the scale.
  const ofVapor = (T: number) => enthalpyOf(T, 1) - enthalpyOf(T, 0);
  const dryCapacity = (enthalpyOf(zero + degree, 0) - enthalpyOf(zero, 0)) / energy;
  const vaporCapacity = (ofVapor(zero + degree) - ofVapor(zero)) / energy;
  const gasConstant = 287.042 / unitOf(isUs ? 'psi ft^3/(lb °R)' : 'kPa m^3/(kg K)').factor;
  const t = fixed(inAirUnit('T', air.dryBulb, units), 1);
  const warmth = t.startsWith('−') ? `(${t})` : t;
  const w = digits(air.humidityRatio);
  const dry = `(${pressure(air.p)} − ${pressure(air.vaporPressure)})`;
  return [
    {
      what: 'Vapor pressure: relative humidity times the saturation pressure at the dry bulb, from a steam table',
      sum: `${digits(air.relativeHumidity)} × ${pressure(saturation(air.dryBulb))}`,
      result: texts.pressure(air.vaporPressure),
    },
    {
      what: 'Humidity ratio: 0.6219 is the molar mass of water over that of air',
      sum: `0.6219 × ${pressure(air.vaporPressure)} / ${dry}${isUs ? '' : ' × 1000'}`,
      result: texts.ratio(air.humidityRatio),
    },
    {
      what: isUs
        ? 'Enthalpy: zero is dry air at 0 °F and liquid water at 32 °F'
        : 'Enthalpy: zero is dry air and liquid water at 0 °C',
      sum: `${digits(dryCapacity)} × ${warmth} + ${w} × (${digits(ofVapor(zero) / energy)} + ${digits(vaporCapacity)} × ${warmth})`,
      result: texts.enthalpy(air.h),
    },
    {
      what: 'Volume: the ideal gas law for the dry air alone',
      sum: `${digits(gasConstant)} × ${fixed(air.dryBulb / degree, 2)} / ${dry}`,
      result: texts.volume(air.v),
    },
  ];
}
