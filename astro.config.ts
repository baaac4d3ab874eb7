import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { readYaml } from './src/content/read/read-yaml.ts';
import { isOffPage } from './src/content/everything/with-library.ts';
import { siteSchema } from './src/content/site/schema.ts';
import { inlineScriptPlugin } from './tools/build/inline-script-plugin.ts';
import { noticesPlugin } from './tools/build/license-notices.ts';
import { lookPlugin } from './tools/build/look-plugin.ts';
import { faultsOnThePage } from './tools/build/show-faults.ts';

/**
 * Reads a value from content/. On the development server, an invalid value is replaced by a
 * default.
 */
function whileDeveloped<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (process.argv.includes('dev')) return otherwise;
    throw error;
  }
}

const url = whileDeveloped(() => readYaml('content/site.yaml', siteSchema).url, 'http://localhost');
const isOff = whileDeveloped(isOffPage, () => false);

// The first file of each family covers nearly every page. Browsers fetch the second only for other
// characters, for example in an officer's name.
const [latin, latinExtended] = [
  ['U+0020-00FF', 'U+0131', 'U+0152-0153', 'U+0178', 'U+2000-206F', 'U+20AC', 'U+2122', 'U+2212'],
  ['U+0100-0130', 'U+0132-0151', 'U+0154-0177', 'U+0179-02FF', 'U+1E00-1E9F', 'U+1EF2-1EFF'],
] satisfies [string, ...string[]][];

const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/shell/client-near.ts' });
      addClientDirective({ name: 'use', entrypoint: './src/shell/client-use.ts' });
    },
  },
};

export default defineConfig({
  site: url,
  trailingSlash: 'never',
  build: {
    format: 'file',
    // Saves a round trip: docs/decisions/002.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  // Only the PDF of the placeholder is published, so its page isn't in the sitemap.
  integrations: [
    react(),
    sitemap({
      filter: (page) => !page.endsWith('/placeholder') && !isOff(new URL(page).pathname),
    }),
    clientDirectives,
  ],
  // The content security policy doesn't allow fonts inlined as data URLs.
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
            // Keep the groups few, because each output file needs one of the 100 rules in _headers.
            // A group includes the imports of its modules, except those in a group with a higher
            // priority.
            groups: [
              // For small scripts outside islands: days, words and the current date.
              {
                name: 'plain',
                priority: 8,
                test: /domain[\\/](dates[\\/]days|words[\\/]counted)\.ts$|browser[\\/]today\.ts$|ui[\\/]reword\.ts$/,
              },
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
              // Nearly every island needs these, and one file compresses better.
              {
                name: 'island',
                priority: 6,
                test: /ui[\\/](Button|Island)\.tsx$|browser[\\/](use-stored|address-part|copy-text|once-parsed|use-settled)\.ts$/,
              },
              {
                name: 'links',
                priority: 5,
                test: /ui[\\/](TextLink\.tsx|ButtonLink\.tsx|Choices\.tsx|TableBox\.tsx|dialog-class\.ts)$|practice[\\/]row-class\.ts$|handbook[\\/]CopyButtons\.tsx$/,
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
                test: /browser[\\/](campus-day|on-the-clock)\.ts$|domain[\\/]dates[\\/]day-words\.ts$/,
              },
              {
                name: 'sets',
                priority: 2,
                test: /practice[\\/](number-sets|another-seed)\.ts$/,
              },
              // Lessons, problems and the Handbook share `plot` and `field`. Only lessons use
              // `lesson`.
              { name: 'plot', priority: 2, test: /documents[\\/]Plot\.tsx$/ },
              { name: 'field', priority: 2, test: /practice[\\/]AnswerField\.tsx$/ },
              {
                name: 'lesson',
                priority: 1,
                test: /practice[\\/](SelfCheck\.island\.tsx|turn(-state)?\.ts)$|documents[\\/](Explore\.island|ExploreFigure)\.tsx$/,
              },
              // Number formatting and expression evaluation, which is all that figures need.
              {
                name: 'numbers',
                priority: 7,
                test: /domain[\\/]quantities[\\/](evaluate|print|superscript|guard-digits|find-root)\.ts$/,
              },
              // Parsing and checking quantities together: only the Handbook parses without checking.
              {
                name: 'answers',
                priority: 5,
                test: /domain[\\/](quantities[\\/](read-quantity|significant-figures)|answers[\\/]check-answer)\.ts$/,
              },
              // Lessons compute steam and humid air only at a given state, with `properties`. The
              // Handbook also needs `steam-and-air`.
              {
                name: 'properties',
                priority: 5,
                test: /domain[\\/]properties[\\/](steam|humid-air)\.ts$/,
              },
              {
                name: 'steam-and-air',
                priority: 4,
                test: /domain[\\/]properties[\\/](full-range-steam|steam-words|air-words)\.ts$|handbook[\\/]steam[\\/]steam-phase\.ts$|plots[\\/]axis-ticks\.ts$/,
              },
              // Fills in a problem's numbers and names mistakes in answers, in practice and in exams.
              {
                name: 'numbered',
                priority: 3,
                test: /practice[\\/]fill-numbers\.ts$|answers[\\/](named-mistake|carried-forward)\.ts$/,
              },
              {
                name: 'tally',
                priority: 3,
                test: /domain[\\/]practice[\\/](tally|new-numbers)\.ts$/,
              },
              // Small hooks that most islands use. Hosts limit the number of files with their own rule.
              {
                name: 'hooks',
                priority: 5,
                test: /browser[\\/]use-(address|address-parts|fetched|now|today)\.ts$|ui[\\/]FetchTrouble\.tsx$|domain[\\/]dates[\\/]clock-times\.ts$/,
              },
              { name: 'result-code', priority: 1, test: /exam[\\/](make|result)-code\.ts$/ },
              {
                name: 'practice',
                priority: 3,
                test: /features[\\/]practice[\\/]stored-practice\.ts$/,
              },
            ],
          },
        },
      },
    },
  },
  // Fonts are preloaded. A font that arrives late replaces a fallback of the same width
  // (src/styles/fallbacks.css), so first-time visitors see it too: docs/decisions/002.
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
