import type { AirProblem } from './humid-air.ts';

/** Messages for each problem, with advice on what to enter instead. */
export const airProblemWords: Record<AirProblem, string> = {
  'not two':
    'Give exactly two of the dry bulb, wet bulb, dew point, relative humidity and humidity ratio.',
  same: 'The dew point and the humidity ratio say the same thing, so they don’t fix the temperature. Swap one of them for the dry bulb, the wet bulb or the relative humidity.',
  pressure: 'We only cover ideal humid air, from 20 kPa to 200 kPa.',
  temperature: 'That temperature is outside our range for humid air, −50 °C to 200 °C.',
  humidity:
    'The relative humidity goes from 0 to 1 (1 is 100 %), and the humidity ratio can’t be negative.',
  'too wet':
    'Air can’t hold that much water: the wet bulb and the dew point can’t be above the dry bulb, and the humidity can’t be above saturation.',
  'no state': 'No humid air between −50 °C and 200 °C has these two values. Check their units.',
};
