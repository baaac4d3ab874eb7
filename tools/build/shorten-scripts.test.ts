import { expect, test } from 'vitest';
import { shortenScripts } from './shorten-scripts.ts';

test('an inline script loses its words and gaps, and keeps its attributes', () => {
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

test('what a script gives to others keeps its name', () => {
  const script = `<script>self.later = (word) => word + word; var asked = 1;</script>`;
  expect(shortenScripts(script)).toContain('self.later=');
  expect(shortenScripts(script)).toContain('asked=1');
});

test.each([
  '<script type="module" src="/_astro/x.js"></script>',
  '<script type="application/json">{ "a": 1 }</script>',
  '<p>script</p>',
])('%s stays as it is', (html) => {
  expect(shortenScripts(html)).toBe(html);
});

test('a script that cannot be read stops the build', () => {
  expect(() => shortenScripts('<script>const = 1;</script>')).toThrow('const = 1;');
});
