import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SteamDesk } from './SteamDesk.island.tsx';

const desk = (units: 'SI' | 'US') =>
  renderToStaticMarkup(createElement(SteamDesk, { units })).replace(/<[^>]+>/g, '');

test('a board with US units starts with them, and has SI units in a single line', () => {
  const [before = '', after = ''] = desk('US').split('In SI units: ');
  expect(before).toContain('Superheated by 141.6 °FAt 150 psia water boils at 358.4 °F.');
  expect(before).toContain('1274.3');
  expect(after).toMatch(/^1034.2 kPa and 260 °C; v = 0.22972 m³\/kg; u = 2726.5 kJ\/kg;/);
  expect(before + after.replace(/^.*?kJ\/\(kg·K\)\./, '')).not.toMatch(/kPa|°C|kJ|m³/);
});

test('a board with SI units has US units in a single line', () => {
  expect(desk('SI')).toContain('Superheated by 70.1 KAt 1000 kPa water boils at 179.9 °C.');
  expect(desk('SI')).toContain('In US units: 145.04 psia and 482 °F; v = 3.7281 ft³/lb;');
});
