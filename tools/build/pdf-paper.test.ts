import { expect, test } from 'vitest';
import { paperOf } from './pdf-paper.ts';

test('removes scripts, icons, the menu and the footer', () => {
  const kept = '<header class="site-header"><a>Board</a></header><main><nav>Contents</nav></main>';
  expect(
    paperOf(
      `<link rel="icon" href="/a.svg">${kept.replace('</header>', '<nav aria-label="Main" class="site-menu"><a>Home</a></nav></header>')}<script data-a=">">1</script><footer><p>Us</p></footer>`,
    ),
  ).toBe(kept);
});

test('replaces an island by its content', () => {
  expect(paperOf('<astro-island component-url="/a.1.js" props="{>}"><p>7</p></astro-island>')).toBe(
    '<astro-island><p>7</p></astro-island>',
  );
});

test('keeps the styles for classes on the page and for those added before printing', () => {
  const style = (rules: string) => `<style>${rules}</style><p class="here"></p>`;
  const used = '.here{top:0}.self-check.at-end{top:0}';
  expect(paperOf(style(`${used}.elsewhere{top:0}`))).toBe(style(used));
});
