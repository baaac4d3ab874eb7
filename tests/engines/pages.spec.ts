import { expect } from '@playwright/test';
import { samples } from '../routes.ts';
import { onSite as test, sizes } from './spec.ts';

function faults(): string[] {
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > innerWidth + 1 && !element.closest('.equation, table, pre, svg');
  });
  const title = document.querySelector('h1');
  const faces = [...document.fonts];
  return [
    ...(document.documentElement.scrollWidth > innerWidth
      ? [`wider than the window: ${wide.map((each) => each.className || each.tagName).join(', ')}`]
      : []),
    ...(title?.checkVisibility({ visibilityProperty: true }) ? [] : ['no title in sight']),
    ...faces.filter(({ status }) => status === 'error').map(({ family }) => `no ${family}`),
    ...(faces.some(({ status }) => status === 'loaded') ? [] : ['no typeface at all']),
  ];
}

for (const route of samples) {
  test(`${route} opens at every size, with its title and typefaces`, async ({ visitor }) => {
    for (const size of sizes) {
      await visitor.resize(size);
      await visitor.visit(route);
      await visitor.hasTypefaces();
      expect(await visitor.evaluate(faults), `at ${String(size.width)} px`).toEqual([]);
    }
  });
}
