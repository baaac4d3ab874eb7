import { expect, test } from 'vitest';
import { licenseNotices, packageOf } from './license-notices.ts';

test.each([
  ['/a/node_modules/react-dom/client.js', 'react-dom'],
  ['/a/node_modules/@astrojs/react/dist/client.js', '@astrojs/react'],
  ['/a/src/ui/Button.tsx', undefined],
])('finds the package of %s: %s', (module, name) => {
  expect(packageOf(module)).toBe(name);
});

test('lists a package’s license once, with its name', () => {
  const notices = licenseNotices(['react', 'react']);
  expect(notices.match(/^react \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1);
  expect(notices).toContain('Permission is hereby granted');
});

test('rejects a package without a license', () => {
  expect(() => licenseNotices(['@tailwindcss/nothing'])).toThrow('nothing');
});
