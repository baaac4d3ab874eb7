import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Astro loads hydration directives by path, and small scripts are imported as text.
  entry: [
    'src/pages/**/*.{astro,ts}',
    'src/shell/client-{near,use}.ts',
    'src/**/*.client.ts',
    // Used by npm run night and npm run measure, or run by hand.
    'tests/*.config.ts',
    'tests/engines/serve-watched.ts',
    'tests/measure/rebuild.ts',
    'tests/editor/draw-pictures.ts',
    // The command-line tool for boards, which npm pack includes.
    'tools/package/command.ts',
    'tools/measure/{first-visit,lighthouse,load}.ts',
    // The page loads main.ts; the other two modules replace Node's.
    'editor/{main,opened-files,empty-module}.ts',
    // editor/wrangler.jsonc names it.
    'editor/worker.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,astro,css}',
    'tools/**/*.ts',
    'tests/**/*.ts',
    'editor/**/*.{ts,tsx,css}',
  ],
  // Fonts are used by path in astro.config.ts and tools/build/subset-fonts.ts;
  // tools/check/validate.ts runs `astro check`.
  ignoreDependencies: ['@fontsource-variable/*', '@fontsource/*', '@astrojs/check'],
  // Programs that come with Linux, or that our tools tell you how to install.
  ignoreBinaries: ['nginx', 'openssl', 'sha256sum', 'wrk'],
};

export default config;
