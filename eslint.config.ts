import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';

/** Only what Oxlint cannot read: Astro's components. Everything else is in .oxlintrc.json. */
export default defineConfig(
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
);
