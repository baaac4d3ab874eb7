import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { asModule, passedOn, reactModulesPlugin } from './react-modules-plugin.ts';

const require = createRequire(import.meta.url);

test.each([
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
])('%s exports as a module what it exported before', (name) => {
  const file = resolve('node_modules', name);
  const module = asModule(readFileSync(file, 'utf8'), file);
  const [, exported = ''] = /export \{ (.*) \};$/.exec(module) ?? [];
  const names = exported.split(', ').map((pair) => pair.split(' as ')[1] ?? '');
  expect(names.toSorted()).toEqual(Object.keys(require(file) as object).toSorted());
  expect(module).not.toMatch(/require\(|\bexports\./);
});

test('what is exported in a branch can change, and everything else cannot', async () => {
  const module = asModule(
    `exports.now = void 0;
if (true) exports.now = function () { return 1; };
exports.twice = function () { return 2 * exports.now(); };
exports.long =
  'name';`,
    'made.js',
  );
  const made = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`
  )) as { twice: () => number; long: string };
  expect(made.twice()).toBe(2);
  expect(made.long).toBe('name');
  expect(module).toContain('const exported_twice =');
  expect(module).toContain('const exported_long =');
});

test('a door passes on what a build needs', () => {
  const door = readFileSync('node_modules/react-dom/client.js', 'utf8');
  expect(passedOn(door, 'client.js')).toBe("export * from './cjs/react-dom-client.production.js';");
});

test('other files stay as they are, and React written in another way is told', () => {
  const plugin = reactModulesPlugin();
  const transform = (code: string, id: string) => plugin.transform(code, id);
  expect(transform('exports.a = 1;', '/x/node_modules/qr/index.js')).toBeUndefined();
  expect(transform('exports.a = 1;', '/x/src/react/cjs/a.production.js')).toBeUndefined();
  const inside = '/x/node_modules/react/cjs/react.production.js';
  expect(() => transform('module.exports = { a: 1 };', inside)).toThrow('the way it used to be');
  expect(() => transform('export const a = 1;', '/x/node_modules/react/index.js')).toThrow();
});
