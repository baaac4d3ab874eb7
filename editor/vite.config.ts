import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { editorHeaders } from './policy.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the editor into a folder of its own, which is no part of the site. */
export default defineConfig({
  root: here('.'),
  plugins: [
    {
      // Built by the workflow, the editor knows whose files it is for.
      name: 'repository',
      transformIndexHtml: {
        order: 'pre',
        handler: () => [
          {
            tag: 'meta',
            attrs: { name: 'repository', content: process.env['GITHUB_REPOSITORY'] ?? '' },
          },
        ],
      },
    },
    {
      name: 'headers',
      generateBundle() {
        const lines = Object.entries(editorHeaders).map(([name, value]) => `  ${name}: ${value}`);
        this.emitFile({
          type: 'asset',
          fileName: '_headers',
          source: `/*\n${lines.join('\n')}\n`,
        });
      },
    },
  ],
  resolve: {
    // The reader of the project looks for files; in the browser it finds those that are open.
    alias: [
      { find: /^node:(fs|path)$/, replacement: here('opened-files.ts') },
      { find: /^(node:.+|sharp)$/, replacement: here('nothing.ts') },
    ],
  },
  build: {
    outDir: here('../dist-editor'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // What of Node only the build calls is not there, and is not missed.
      shimMissingExports: true,
      onLog: (level, log, tell) => {
        if (log.code !== 'SHIMMED_EXPORT') tell(level, log);
      },
    },
  },
});
