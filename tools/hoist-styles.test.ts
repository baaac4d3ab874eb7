import { expect, test } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

test('a style in the body moves to the end of the head', () => {
  expect(
    hoistStyles('<head><style>a{}</style></head><body><p></p><style>b{}</style><i></i></body>'),
  ).toBe('<head><style>a{}</style><style>b{}</style></head><body><p></p><i></i></body>');
});

test('a page without one stays as it is', () => {
  const page = '<head><style>a{}</style></head><body><svg><style type="x"></style></svg></body>';
  expect(hoistStyles(page)).toBe(page);
});
