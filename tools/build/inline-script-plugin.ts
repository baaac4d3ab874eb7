import { build } from 'vite';

const query = '?script';
const entry = '\0inline-script';

interface Loading {
  addWatchFile: (file: string) => void;
}

/**
 * Bundles `import script from './name.client.ts?script'` as a classic script that calls the
 * module's `run` with the script element. It runs during parsing, before the first paint. Astro's
 * own scripts are modules, which run later.
 */
export function inlineScriptPlugin() {
  return {
    name: 'inline-script',
    enforce: 'pre' as const,
    async load(this: Loading, id: string) {
      if (!id.endsWith(`.client.ts${query}`)) return undefined;
      const { code, files } = await bundle(id.slice(0, -query.length));
      for (const file of files) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)}`, map: null };
    },
  };
}

/** Bundles a module that exports `run`. Also lists the files in the bundle. */
export async function bundle(file: string): Promise<{ code: string; files: string[] }> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
    plugins: [
      {
        name: 'inline-script-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { run } from ${JSON.stringify(file)}; run(document.currentScript);`
            : undefined,
      },
    ],
  });
  const [output] = 'output' in built ? built.output : [];
  if (!output) throw new Error(`No script was made from ${file}.`);
  return { code: output.code.trim(), files: output.moduleIds.filter((id) => id !== entry) };
}
