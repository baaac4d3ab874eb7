import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';

/** Lints Astro components, which Oxlint can't read; everything else is in .oxlintrc.json. */
export default defineConfig(
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
);
