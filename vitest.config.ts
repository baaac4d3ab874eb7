import { defineConfig } from 'vitest/config';

// Neither the campus's zone nor UTC, so code that uses the machine's date instead of the campus's
// fails.
process.env['TZ'] = 'Pacific/Auckland';

// For tests that hang, not slow ones: no test may depend on how busy the machine is.
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };

const project = (name: string, ...include: string[]) => ({ test: { name, include, ...patience } });

export default defineConfig({
  test: {
    // By default Vitest leaves one processor free, which is half of a small machine.
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
          // Test files share modules, because no test leaves state in a module.
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
          // Builds two copies of the project at a time, for two processors.
          maxConcurrency: 2,
          ...patience,
        },
      },
    ],
  },
});
