import { expect, test } from 'vitest';
import { dropIslandIds, hoistStyles } from './mend-html.ts';

test('a style in the body moves to the end of the head', () => {
  expect(
    hoistStyles('<head><style>a{}</style></head><body><p></p><style>b{}</style><i></i></body>'),
  ).toBe('<head><style>a{}</style><style>b{}</style></head><body><p></p><i></i></body>');
});

test('the framework’s own rule for islands goes: the site’s style sheet has it for all pages', () => {
  expect(
    hoistStyles(
      '<head></head><body><style>astro-island,astro-slot{display:contents}</style><style>b{}</style></body>',
    ),
  ).toBe('<head><style>b{}</style></head><body></body>');
});

test('an island loses its id and nothing else', () => {
  expect(
    dropIslandIds('<astro-island uid="1iC7VS" prefix="r4"><i id="a"></i></astro-island>'),
  ).toBe('<astro-island prefix="r4"><i id="a"></i></astro-island>');
});
