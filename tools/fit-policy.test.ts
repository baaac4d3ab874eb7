import { expect, test } from 'vitest';
import { fitPolicy } from './fit-policy.ts';
import { contentSecurityPolicy, policyLine } from './headers.ts';

const page = (...styles: string[]) =>
  `<!doctype html><html><head>${styles.map((text) => `<style>${text}</style>`).join('')}</head></html>`;
const own = (count: number) =>
  Array.from({ length: count }, (_, at) => `.own${String(at).padStart(2, '0')}{color:red}`);

test('pages whose styles fit the policy stay as they are', () => {
  const pages = own(20).map((style) => page('a{}', style));
  expect(fitPolicy(pages)).toEqual({ pages, sheets: new Map() });
});

test('beyond that the styles of the fewest pages become files, and the common one stays', () => {
  const pages = [...own(40).map((style) => page('a{}', style)), page('a{}', '.own39{color:red}')];
  const { pages: fitted, sheets } = fitPolicy(pages);
  expect(policyLine(contentSecurityPolicy(fitted)).length).toBeLessThanOrEqual(2000);
  expect(fitted.filter((html) => html.includes('<style>a{}</style>'))).toHaveLength(pages.length);
  expect(fitted[39]).toContain('<style>.own39{color:red}</style>');
  const [path, text] = [...sheets][0] ?? ['', ''];
  expect(path).toMatch(/^\/_astro\/[0-9a-f]{16}\.css$/);
  expect(fitted[0]).toBe(
    page('a{}').replace('</head>', `<link rel="stylesheet" href="${path}"></head>`),
  );
  expect(text).toBe('.own00{color:red}');
  // No more than it takes.
  const back = fitted.map((html) => {
    const [last, words] = [...sheets].at(-1) ?? ['', ''];
    return html.replace(`<link rel="stylesheet" href="${last}">`, `<style>${words}</style>`);
  });
  expect(policyLine(contentSecurityPolicy(back)).length).toBeGreaterThan(2000);
});

test('scripts that do not fit stop the build', () => {
  const scripts = own(40).map((text) => `<script>'${text}'</script>`);
  expect(() => fitPolicy([page('a{}') + scripts.join('')])).toThrow('Put one of the scripts');
});
