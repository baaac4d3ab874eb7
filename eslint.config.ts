import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';

/** Lints Astro components, which Oxlint can't parse; .oxlintrc.json configures everything else. */
export default defineConfig(
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
);
