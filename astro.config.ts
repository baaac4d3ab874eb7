import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { readYaml } from './src/content/read/read-yaml.ts';
import { isSwitchedOff, readMenu } from './src/content/menu/site-menu.ts';
import { siteSchema } from './src/content/site/schema.ts';
import { inlineScriptPlugin } from './tools/build/inline-script-plugin.ts';
import { noticesPlugin } from './tools/build/licence-notices.ts';
import { lookPlugin } from './tools/build/look-plugin.ts';
import { faultsOnThePage } from './tools/build/show-faults.ts';

/** What stands in content/, also while it is developed and not right yet, which the page then says. */
function whileDeveloped<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (process.argv.includes('dev')) return otherwise;
    throw error;
  }
}

const url = whileDeveloped(() => readYaml('content/site.yaml', siteSchema).url, 'http://localhost');
const isOff = whileDeveloped(
  () => isSwitchedOff(readMenu()),
  () => false,
);

// The first file of each family holds what nearly every page needs; the second is fetched only for
// letters beyond it, in the name of an officer for example.
const [latin, latinExtended] = [
  ['U+0020-00FF', 'U+0131', 'U+0152-0153', 'U+0178', 'U+2000-206F', 'U+20AC', 'U+2122', 'U+2212'],
  ['U+0100-0130', 'U+0132-0151', 'U+0154-0177', 'U+0179-02FF', 'U+1E00-1E9F', 'U+1EF2-1EFF'],
] satisfies [string, ...string[]][];

const clientNear: AstroIntegration = {
  name: 'client-near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/shell/client-near.ts' });
    },
  },
};

export default defineConfig({
  site: url,
  trailingSlash: 'never',
  build: {
    format: 'file',
    // The whole style sheet travels with the page, in the first round trip: docs/decisions/002.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  // The placeholder is printed for lessons that are not written; nobody needs to find it.
  integrations: [
    react(),
    sitemap({
      filter: (page) => !page.endsWith('/placeholder') && !isOff(new URL(page).pathname),
    }),
    clientNear,
  ],
  // A small font inside a style sheet would be an address that the policy does not allow.
  vite: {
    plugins: [
      lookPlugin(),
      tailwindcss(),
      inlineScriptPlugin(),
      noticesPlugin(),
      faultsOnThePage(),
    ],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Few files, since each script needs one of the 100 rules that a host reads of _headers. A group
            // takes along what its parts import, unless a group with a higher priority has it.
            groups: [
              // Small scripts count days, read records and know what day it is: without an island.
              {
                name: 'plain',
                priority: 8,
                test: /domain[\\/](dates[\\/]days|words[\\/]counted)\.ts$|browser[\\/]today\.ts$|ui[\\/]reword\.ts$/,
              },
              { name: 'day-words', priority: 8, test: /domain[\\/]dates[\\/]day-words\.ts$/ },
              {
                name: 'record',
                priority: 6,
                test: /domain[\\/]practice[\\/](work|kept-record)\.ts$|domain[\\/]words[\\/]stored-record\.ts$/,
              },
              {
                name: 'react',
                priority: 9,
                test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
              },
              // Packed together, parts that come together are lighter than each alone. Nearly every
              // island has a button, and keeps or reads something.
              {
                name: 'island',
                priority: 6,
                test: /ui[\\/](Button|Island)\.tsx$|browser[\\/](use-stored|address-part|copy-text|once-parsed|use-settled)\.ts$/,
              },
              {
                name: 'address',
                priority: 5,
                test: /browser[\\/]use-address\.ts$/,
              },
              {
                name: 'links',
                priority: 5,
                test: /ui[\\/](TextLink|ButtonLink)\.tsx$|handbook[\\/]CopyButtons\.tsx$/,
              },
              {
                name: 'search-field',
                priority: 4,
                test: /ui[\\/](SearchField|SearchIcon|ResultCount)\.tsx$|browser[\\/]use-search-text\.ts$|words[\\/]match-words\.ts$/,
              },
              { name: 'words', priority: 7, test: /domain[\\/]words[\\/](slug|closest-word)\.ts$/ },
              {
                name: 'clock',
                priority: 7,
                test: /browser[\\/](campus-day|on-the-clock)\.ts$/,
              },
              {
                name: 'sets',
                priority: 2,
                test: /practice[\\/](number-sets|another-seed)\.ts$/,
              },
              // What lessons share with problems and the Handbook, and what only they have.
              { name: 'plot', priority: 2, test: /documents[\\/]Plot\.tsx$/ },
              { name: 'field', priority: 2, test: /practice[\\/]AnswerField\.tsx$/ },
              {
                name: 'lesson',
                priority: 1,
                test: /ui[\\/]Choices\.tsx$|practice[\\/]SelfCheck\.island\.tsx$|documents[\\/]Explore\.island\.tsx$/,
              },
              // What prints a number, and what follows an expression; figures need no more.
              {
                name: 'numbers',
                priority: 7,
                test: /domain[\\/]quantities[\\/](evaluate|print|superscript|carried|find-root)\.ts$/,
              },
              // Whoever reads a quantity judges it too, all but the Handbook.
              {
                name: 'answers',
                priority: 5,
                test: /domain[\\/](quantities[\\/](read-quantity|figures)|answers[\\/]check-answer)\.ts$/,
              },
              // Steam and humid air at a given state, for lessons; then the rest of them, for the Handbook.
              {
                name: 'properties',
                priority: 5,
                test: /domain[\\/]properties[\\/](steam|humid-air)\.ts$/,
              },
              {
                name: 'steam-and-air',
                priority: 4,
                test: /domain[\\/]properties[\\/](whole-steam|steam-words|air-words)\.ts$|handbook[\\/]steam[\\/]steam-phase\.ts$|plots[\\/]axis-ticks\.ts$/,
              },
              // What makes a problem's numbers and judges them, in an exam too.
              {
                name: 'numbered',
                priority: 3,
                test: /practice[\\/]fill-numbers\.ts$|answers[\\/]named-mistake\.ts$/,
              },
              {
                name: 'tally',
                priority: 3,
                test: /domain[\\/]practice[\\/](tally|new-numbers)\.ts$/,
              },
              { name: 'result-code', priority: 1, test: /exam[\\/](make|result)-code\.ts$/ },
              // What somebody did, wherever they do it.
              {
                name: 'practice',
                priority: 3,
                test: /features[\\/]practice[\\/](stored-practice|kept-words)\.ts$/,
              },
            ],
          },
        },
      },
    },
  },
  // Fonts are preloaded; one that is late all the same takes the place of a fallback that is as wide
  // (src/styles/fallbacks.css), so that every first visit sees them: docs/decisions/002.
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      display: 'swap',
      fallbacks: ['Title Room', 'Title Room Roboto', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            src: ['./src/styles/fonts/bricolage-grotesque.woff2'],
            weight: '600 700',
            style: 'normal',
            unicodeRange: latin,
          },
          {
            src: [
              '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
            ],
            weight: '600 700',
            style: 'normal',
            unicodeRange: latinExtended,
          },
          {
            src: [
              '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2',
            ],
            weight: '600 700',
            style: 'normal',
            unicodeRange: ['U+1EA0-1EF1'],
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-atkinson',
      display: 'swap',
      fallbacks: ['Text Room', 'Text Room Roboto', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            src: ['./src/styles/fonts/atkinson-hyperlegible-next.woff2'],
            weight: '400 700',
            style: 'normal',
            unicodeRange: latin,
          },
          {
            src: [
              '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
            ],
            weight: '400 700',
            style: 'normal',
            unicodeRange: latinExtended,
          },
        ],
      },
    },
  ],
});
