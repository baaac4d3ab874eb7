/** Entry files of React's packages, each of which re-exports another. */
const doors =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/](?:index|client|jsx-runtime)\.js$/;

/** Files that they re-export in production. */
const insides =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/;

/**
 * Rewrites React's CommonJS packages as ES modules, so the bundler can drop unused exports: 2.5 KB less
 * on every page with state.
 */
export function reactModulesPlugin() {
  return {
    name: 'react-modules',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string) {
      if (doors.test(id)) return { code: passedOn(code, id), map: null };
      return insides.test(id) ? { code: asModule(code, id), map: null } : undefined;
    },
  };
}

/** Re-exports a package's production file from its entry. */
export function passedOn(code: string, id: string): string {
  const [, target] = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code) ?? [];
  if (target === undefined) throw changed(id);
  return `export * from '${target}';`;
}

/** Rewrites a CommonJS file as an ES module. Exports set twice or in a branch become variables. */
export function asModule(code: string, id: string): string {
  const imports: string[] = [];
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (statement) => {
      for (const [, name = '', from = ''] of statement.matchAll(/(\w+) = require\("([\w-]+)"\)/g)) {
        imports.push(`import * as ${name} from '${from}';`);
      }
      // The statement may also declare variables that aren't imports.
      return statement.trimEnd().endsWith(';') ? '' : 'var ';
    })
    .replace(/\bexports\.(\w+)/g, 'exported_$1');
  const names = [...new Set([...body.matchAll(/\bexported_(\w+)/g)].map(([, name = '']) => name))];
  if (names.length === 0 || /\b(?:require\(|exports\b)/.test(body)) throw changed(id);
  const varying = names.filter((name) => body.split(`exported_${name} =`).length > 2);
  return [
    ...imports,
    ...varying.map((name) => `let exported_${name};`),
    body.replace(/^exported_(\w+) =/gm, (start, name: string) =>
      varying.includes(name) ? start : `const ${start}`,
    ),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

const changed = (id: string) =>
  new Error(
    `${id} isn't written the way it used to be. Take reactModulesPlugin out of astro.config.ts, and the site works ` +
      'with 2.5 KB more on its pages; or teach tools/build/react-modules-plugin.ts the new way.',
  );
