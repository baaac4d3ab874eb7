import { expect, test } from 'vitest';
import { shortenScripts } from './shorten-scripts.ts';

test('minifies an inline script and keeps its attributes', () => {
  expect(
    shortenScripts(`<script data-a="b">
      {
        // Why it is so.
        const box = document.currentScript.parentElement;
        addEventListener('pageshow', () => box.remove());
      }
    </script>`),
  ).toMatch(
    /^<script data-a="b">\{let (\w)=document\.currentScript\.parentElement;addEventListener\(`pageshow`,\(\)=>\1\.remove\(\)\)\}<\/script>$/,
  );
});

test('keeps global names', () => {
  const script = `<script>self.later = (word) => word + word; var asked = 1;</script>`;
  expect(shortenScripts(script)).toContain('self.later=');
  expect(shortenScripts(script)).toContain('asked=1');
});

test.each([
  '<script type="module" src="/_astro/x.js"></script>',
  '<script type="application/json">{ "a": 1 }</script>',
  '<p>script</p>',
])('doesn’t change %s', (html) => {
  expect(shortenScripts(html)).toBe(html);
});

test('rejects an invalid script', () => {
  expect(() => shortenScripts('<script>const = 1;</script>')).toThrow('const = 1;');
});
