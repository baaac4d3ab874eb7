import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // The second calculations are found by the names of their lessons and problems, and what brings
  // islands to life by its path in astro.config.ts.
  entry: [
    'src/pages/**/*.{astro,ts}',
    'src/layouts/client-near.ts',
    'tests/{lessons,problems}/*.ts',
    // By its page; the other two stand in the place of modules of Node.
    'editor/{main,opened-files,nothing}.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,astro,css}',
    'tools/**/*.ts',
    'tests/**/*.ts',
    'editor/**/*.{ts,tsx,css}',
  ],
  // Named by the paths of their files, in astro.config.ts and tools/subset-fonts.ts.
  ignoreDependencies: ['@fontsource-variable/*', '@fontsource/*'],
  // Programs of the machine, which the tools that need them say how to get.
  ignoreBinaries: ['nginx', 'wrk'],
};

export default config;
