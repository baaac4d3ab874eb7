import { defineConfig } from 'vitest/config';

// Neither the campus's zone nor UTC: code that takes the machine's day for the campus's fails here.
process.env['TZ'] = 'Pacific/Auckland';

// For what hangs, not for what is slow: no test may depend on how busy the machine is.
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };

const project = (name: string, ...include: string[]) => ({ test: { name, include, ...patience } });

export default defineConfig({
  test: {
    // By itself it leaves a processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'tools/**/*.test.ts',
            'editor/*.test.ts',
            'tests/*.test.ts',
          ],
          // What one file imports the next one has: no test leaves anything behind in a module.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          globalSetup: './tests/built/fixture-board.ts',
          ...patience,
        },
      },
      project('faults', 'tests/faults/*.test.ts'),
      project('search', 'tests/search/*.test.ts'),
      project('night', 'tests/night/*.test.ts'),
      project('scale', 'tests/scale/*.test.ts'),
      project('measure', 'tests/measure/*.test.ts'),
      {
        test: {
          name: 'life',
          include: ['tests/life/*.test.ts'],
          // Two copies of the project are built at a time, which is what two processors carry.
          maxConcurrency: 2,
          ...patience,
        },
      },
    ],
  },
});
