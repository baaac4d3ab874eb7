import { expect, test } from 'vitest';
import { dropIslandIds, hoistStyles } from './mend-html.ts';

test('moves a style from the body to the end of the head', () => {
  expect(
    hoistStyles('<head><style>a{}</style></head><body><p></p><style>b{}</style><i></i></body>'),
  ).toBe('<head><style>a{}</style><style>b{}</style></head><body><p></p><i></i></body>');
});

test('removes Astro’s rule for islands, which the site’s style sheet repeats', () => {
  expect(
    hoistStyles(
      '<head></head><body><style>astro-island,astro-slot{display:contents}</style><style>b{}</style></body>',
    ),
  ).toBe('<head><style>b{}</style></head><body></body>');
});

test('removes only the id of an island', () => {
  expect(
    dropIslandIds('<astro-island uid="1iC7VS" prefix="r4"><i id="a"></i></astro-island>'),
  ).toBe('<astro-island prefix="r4"><i id="a"></i></astro-island>');
});
