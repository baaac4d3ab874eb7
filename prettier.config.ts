import type { Config } from 'prettier';

const config: Config = {
  singleQuote: true,
  printWidth: 100,
  plugins: ['prettier-plugin-astro', 'prettier-plugin-tailwindcss'],
  tailwindStylesheet: './src/styles/site.css',
  overrides: [
    { files: '*.astro', options: { parser: 'astro' } },
    { files: '*.md', options: { proseWrap: 'preserve' } },
  ],
};

export default config;
