import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { editorHeaders } from './policy.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    {
      // Adds the name of the repository to the page when the workflow builds the editor.
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
    // The site's checks read files. In the browser, they read the files that the editor has opened.
    alias: [
      { find: /^node:(fs|path)$/, replacement: here('opened-files.ts') },
      { find: /^(node:.+|sharp)$/, replacement: here('empty-module.ts') },
    ],
  },
  build: {
    outDir: here('../dist-editor'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // Stub the Node functions that only the build calls.
      shimMissingExports: true,
      onLog: (level, log, tell) => {
        if (log.code !== 'SHIMMED_EXPORT') tell(level, log);
      },
    },
  },
});
