import { expect, test } from 'vitest';
import { licenceNotices, packageOf } from './licence-notices.ts';

test.each([
  ['/a/node_modules/react-dom/client.js', 'react-dom'],
  ['/a/node_modules/@astrojs/react/dist/client.js', '@astrojs/react'],
  ['/a/src/ui/Button.tsx', undefined],
])('%s comes from %s', (module, name) => {
  expect(packageOf(module)).toBe(name);
});

test('the licence of a package is passed on once, with its name', () => {
  const notices = licenceNotices(['react', 'react']);
  expect(notices.match(/^react \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1);
  expect(notices).toContain('Permission is hereby granted');
});

test('a package without a licence stops the build', () => {
  expect(() => licenceNotices(['@tailwindcss/nothing'])).toThrow('nothing');
});
