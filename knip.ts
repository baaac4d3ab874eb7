import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // What brings islands to life is found by its path in astro.config.ts, and small scripts as texts.
  entry: [
    'src/pages/**/*.{astro,ts}',
    'src/shell/client-near.ts',
    'src/**/*.client.ts',
    // By npm run night and npm run measure, and by hand.
    'tests/*.config.ts',
    'tests/engines/serve-watched.ts',
    'tests/measure/rebuild.ts',
    'tests/editor/draw-pictures.ts',
    'tools/measure/{first-visit,lighthouse,load}.ts',
    'tools/check/compare-builds.ts',
    // By its page; the other two stand in the place of modules of Node.
    'editor/{main,opened-files,nothing}.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,astro,css}',
    'tools/**/*.ts',
    'tests/**/*.ts',
    'editor/**/*.{ts,tsx,css}',
  ],
  // Named by the paths of their files, in astro.config.ts and tools/build/subset-fonts.ts, and what
  // `astro check` is, in tools/check/validate.ts.
  ignoreDependencies: ['@fontsource-variable/*', '@fontsource/*', '@astrojs/check'],
  // Programs of the machine: what every Linux has, and what the tools that need it say how to get.
  ignoreBinaries: ['nginx', 'openssl', 'sha256sum', 'wrk'],
};

export default config;
