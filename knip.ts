import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: ['src/pages/**/*.{astro,ts}'],
  project: ['src/**/*.{ts,tsx,astro,css}', 'tools/**/*.ts', 'tests/**/*.ts'],
  // Named by the paths of their files, in astro.config.ts and tools/subset-fonts.ts.
  ignoreDependencies: ['@fontsource-variable/*'],
};

export default config;
