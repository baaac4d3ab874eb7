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
        },
      },
      { test: { name: 'built', include: ['tests/built/*.test.ts'] } },
      {
        test: {
          name: 'scale',
          include: ['tests/scale/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'life',
          include: ['tests/life/*.test.ts'],
          // Two copies of the project are built at a time, which is what two processors carry.
          maxConcurrency: 2,
          // Builds take what they take.
          testTimeout: 3_600_000,
        },
      },
      { test: { name: 'faults', include: ['tests/faults/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
