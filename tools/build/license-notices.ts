import { globSync, readFileSync } from 'node:fs';

/**
 * Packages that visitors receive outside the bundled scripts: in inline scripts, styles and fonts.
 */
const unbundled = [
  'astro',
  'tailwindcss',
  '@fontsource/stix-two-math',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
];

const introduction = `What this site sends to visitors besides its own work, and under which licenses.
The site's own code is under the MIT license, its content under CC BY 4.0.`;

export function packageOf(module: string): string | undefined {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return name;
}

/** Lists packages with their versions and licenses. Throws if a package has no license. */
export function licenseNotices(packages: Iterable<string>): string {
  const notices = [...new Set(packages)].sort().map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      version: string;
      license?: string;
    };
    const [file] = globSync(`${folder}/{LICENSE,LICENCE,license,licence}*`).sort();
    if (file === undefined) {
      throw new Error(`${folder} has no license to pass on: leave it out, or ask its authors.`);
    }
    return `${name} ${version} (${license ?? 'see below'})\n\n${readFileSync(file, 'utf8').trim()}`;
  });
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${[introduction, ...notices].join(line)}\n`;
}

interface Bundler {
  environment: { name: string };
  emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void;
}

interface Chunk {
  moduleIds?: string[];
}

/** Writes the licenses of all code that visitors receive to /licenses.txt. */
export function noticesPlugin() {
  return {
    name: 'license-notices',
    generateBundle(this: Bundler, _: unknown, bundle: Record<string, Chunk>) {
      if (this.environment.name !== 'client') return;
      const scripts = Object.values(bundle)
        .flatMap(({ moduleIds = [] }) => moduleIds)
        .flatMap((module) => packageOf(module.replaceAll('\\', '/')) ?? []);
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: licenseNotices([...scripts, ...unbundled]),
      });
    },
  };
}
