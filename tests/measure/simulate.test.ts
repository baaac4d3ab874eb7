import { expect, test } from 'vitest';
import type { Simulation } from '../../src/domain/plots/definition.ts';
import { simulate } from '../../src/domain/plots/simulate.ts';
import { recordFigure } from '../../tools/measure/record-figure.ts';

test('2,000 steps of four states are followed within a frame', () => {
  const states = ['a', 'b', 'c', 'd'].map((name, at, all) => ({
    name,
    start: 1,
    rate: ['-', ['*', 0.3, all[(at + 1) % 4] ?? name], ['*', ['exp', ['neg', 'k']], name]] as const,
  }));
  const definition: Simulation = {
    ...{ kind: 'simulation', name: 'end', over: 't', from: 0, to: 10, steps: 1920 },
    states,
    delays: [],
  };
  const times = Array.from({ length: 100 }, () => {
    const begun = performance.now();
    simulate(definition, new Map([['k', 0.5]]));
    return performance.now() - begun;
  });
  // Whatever else the machine does only adds.
  const quickest = Math.min(...times);
  recordFigure('1,920 steps of 4 states, simulated', `${quickest.toFixed(1)} ms`);
  expect(quickest).toBeLessThan(16);
});
