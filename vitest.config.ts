import { defineConfig } from 'vitest/config';

// Neither the campus's zone nor UTC: code that takes the machine's day for the campus's fails here.
process.env['TZ'] = 'Pacific/Auckland';

export default defineConfig({
  test: {
    // By itself it leaves a processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/*.test.ts'],
          // How long a test takes says more about the machine than about the code.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'built', include: ['tests/built/*.test.ts'] } },
      // Builds take what they take: no test of what comes out of one may depend on how long.
      {
        test: {
          name: 'scale',
          include: ['tests/scale/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'measure',
          include: ['tests/measure/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'life',
          include: ['tests/life/*.test.ts'],
          // Two copies of the project are built at a time, which is what two processors carry.
          maxConcurrency: 2,
          testTimeout: 900_000,
        },
      },
      { test: { name: 'faults', include: ['tests/faults/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
});
