import { lookSchema } from '../../src/content/look/schema.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { colorStyles, paletteOf } from '../../src/domain/look/palette.ts';

interface StyleSheets {
  addWatchFile: (file: string) => void;
}

/**
 * Appends the board's colors to the shared style sheet before Tailwind processes it. They replace
 * the defaults and become part of each page's inline style.
 */
export function lookPlugin() {
  return {
    name: 'look',
    enforce: 'pre' as const,
    transform(this: StyleSheets, source: string, id: string) {
      if (!/\/src\/styles\/site\.css(?:\?|$)/.test(id.replaceAll('\\', '/'))) return undefined;
      this.addWatchFile(`${process.cwd()}/content/look.yaml`);
      const { colors = {} } = readYaml('content/look.yaml', lookSchema);
      return { code: `${source}\n${colorStyles(paletteOf(colors))}`, map: null };
    },
  };
}
