import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResourceLinks } from './ResourceLinks.tsx';

const link = (to: string) => ({ title: to, text: 'What it is.', to });
const draw = (...addresses: string[]) =>
  renderToStaticMarkup(createElement(ResourceLinks, { links: addresses.map(link) }));
const order = (html: string) =>
  [...html.matchAll(/href="([^"]+)"|(<h3)/g)].map((found) => found[1]);

test('the pages of this site come first, each sort in its order', () => {
  expect(order(draw('https://a.example.org/', '/b', 'https://c.example.org/', '/d'))).toEqual([
    '/b',
    '/d',
    undefined,
    'https://a.example.org/',
    'https://c.example.org/',
  ]);
});
