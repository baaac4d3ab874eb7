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
            // Few files: a host reads 100 rules of _headers, and each script needs its own.
            groups: [
              {
                name: 'react',
                priority: 3,
                test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
              },
              // Small scripts without React use these too.
              {
                name: 'words',
                priority: 2,
                test: /src[\\/](domain[\\/](words|dates)[\\/]|browser[\\/](campus-day|on-the-clock|today)\.ts|ui[\\/]reword\.ts)/,
              },
              {
                name: 'parts',
                priority: 1,
                test: /src[\\/](ui[\\/]\w+\.tsx|browser[\\/])/,
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
