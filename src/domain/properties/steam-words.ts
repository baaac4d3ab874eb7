import type { SteamProblem } from './steam.ts';

/** Messages for each problem, with advice on what to enter instead. */
export const steamProblemWords: Record<SteamProblem, string> = {
  'not two': 'Give exactly two of p, T, v, h, s and x to fix the state of water or steam.',
  pressure: 'That pressure is outside the range of our steam equations, 1 Pa to 100 MPa.',
  temperature: 'That temperature is outside the range of our steam equations, 0 °C to 800 °C.',
  quality: 'The quality x goes from 0 (all liquid) to 1 (all vapor).',
  dense:
    'That’s dense steam above 350 °C, around the critical point. Figures don’t cover it, so keep away from it there.',
  'near critical':
    'That’s less than 0.1 K and 0.03 MPa from the critical point of water (373.946 °C and 22.064 MPa). A tiny change of pressure changes everything else there, so we don’t give numbers.',
  saturated:
    'At that temperature and pressure water boils, so it can be liquid, vapor or both. Give x together with one of them.',
  several: 'More than one state has these two values. Give another pair, like p and T, or p and h.',
  'no state':
    'No state in our range has these two values. Check their units; we cover 0 °C to 800 °C, from 1 Pa to 100 MPa.',
};
