import { expect, test } from 'vitest';
import { withoutElements } from './built-pages.ts';

const screenOnly = /class="[^"]*no-print/;

test('removes an element with its content, including void elements', () => {
  const html = '<p>a<span class="x no-print">b<br>c<i>d</i><input value="1>0"/></span>e</p>';
  expect(withoutElements(html, screenOnly)).toBe('<p>a\ne</p>');
});

test('ignores tags in scripts', () => {
  const html = 'a<script>if (i<n) x = y>z</script>b<b class="no-print">c</b>d';
  expect(withoutElements(html, screenOnly)).toBe('a\nb\nd');
});
