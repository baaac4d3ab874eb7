import { saturation, type HumidAir } from '../../properties/humid-air.ts';
import { numberText } from '../../quantities/print.ts';
import { airTexts, fixed } from './air-print.ts';

interface Line {
  what: string;
  sum: string;
  result: string;
}

/** Shows how to compute humid air with a steam table and a pocket calculator. */
export function airByHand(air: HumidAir): Line[] {
  const digits = (value: number) => {
    const { mantissa, power } = numberText(value, 4);
    return power === undefined ? mantissa : String(Number(value.toPrecision(4)));
  };
  const kilopascals = (p: number) => digits(p / 1000);
  const t = fixed(air.dryBulb - 273.15, 1);
  const warmth = t.startsWith('−') ? `(${t})` : t;
  const w = digits(air.humidityRatio);
  const dry = `(${kilopascals(air.p)} − ${kilopascals(air.vaporPressure)})`;
  return [
    {
      what: 'Vapor pressure: relative humidity times the saturation pressure at the dry bulb, from a steam table',
      sum: `${digits(air.relativeHumidity)} × ${kilopascals(saturation(air.dryBulb))}`,
      result: airTexts.pressure(air.vaporPressure),
    },
    {
      what: 'Humidity ratio: 0.6219 is the molar mass of water over that of air',
      sum: `0.6219 × ${kilopascals(air.vaporPressure)} / ${dry} × 1000`,
      result: airTexts.ratio(air.humidityRatio),
    },
    {
      what: 'Enthalpy: zero is dry air and liquid water at 0 °C',
      sum: `1.006 × ${warmth} + ${w} × (2501 + 1.86 × ${warmth})`,
      result: airTexts.enthalpy(air.h),
    },
    {
      what: 'Volume: the ideal gas law for the dry air alone',
      sum: `0.2870 × ${fixed(air.dryBulb, 2)} / ${dry}`,
      result: airTexts.volume(air.v),
    },
  ];
}
