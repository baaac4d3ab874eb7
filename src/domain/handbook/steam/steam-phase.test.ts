import { expect, test } from 'vitest';
import type { SteamGiven } from '../../properties/steam.ts';
import { steamState } from '../../properties/full-range-steam.ts';
import { phaseWords } from './steam-phase.ts';

test.each<[SteamGiven, string, string]>([
  [
    { p: 1e6, T: 523.15 },
    'Superheated by 70.1 K',
    'At 1000 kPa water boils at 179.9 °C. Yours is hotter, so all of it is vapor.',
  ],
  [
    { p: 1e6, x: 0.43 },
    'Wet: 43% vapor',
    'At 1000 kPa water boils at 179.9 °C. Yours is saturated: of each kilogram, 430 g are vapor and 570 g are liquid.',
  ],
  [{ p: 1e6, x: 0.004 }, 'Wet: 0.4% vapor', '4 g are vapor'],
  [{ p: 1e6, x: 0.9996 }, 'Wet: 99.96% vapor', ''],
  [{ p: 1e6, T: 440.986 }, 'Compressed liquid, subcooled by 12.0 K', 'Yours is colder'],
  [{ p: 30e6, T: 500 }, 'Compressed liquid', 'it never boils'],
  [{ p: 30e6, T: 900 }, 'Supercritical', 'there’s no boiling'],
  [{ p: 500, T: 300 }, 'Superheated vapor', 'At 0.5 kPa there’s no liquid water above 0 °C'],
])('%o: %s', (given, title, why) => {
  const state = steamState(given);
  const words = state && phaseWords(state);
  expect(words?.title).toBe(title);
  expect(words?.why).toContain(why);
});
