import { expect, test } from 'vitest';
import { dropLinks, linkFault, plainWords, textParts } from './linked-text.ts';

const text = 'Come by, or [write to us](/contact); [NIST](https://webbook.nist.gov/) knows more.';

test('a text is split into words and links, in order', () => {
  expect(textParts(text)).toEqual([
    'Come by, or ',
    { words: 'write to us', to: '/contact' },
    '; ',
    { words: 'NIST', to: 'https://webbook.nist.gov/' },
    ' knows more.',
  ]);
  expect(textParts('No link (at all) [1].')).toEqual(['No link (at all) [1].']);
});

test('plain text keeps the words of links', () => {
  expect(plainWords(text)).toBe('Come by, or write to us; NIST knows more.');
});

test('valid links have no fault', () => {
  for (const good of [
    text,
    '',
    'A [room](/resources/getting-around#cpe-2-222).',
    'See [1] (soon).',
  ])
    expect(linkFault(good)).toBeUndefined();
});

test.each([
  ['[Write to us](contact)', '"contact", which isn’t an address'],
  ['[Write to us](/Contact)', 'isn’t an address'],
  ['[](/contact)', 'has no words'],
  ['[Write to us] (/contact)', 'space between its two parts'],
  ['[Write to us](/contact', 'isn’t closed'],
])('%s has a fault', (bad, message) => {
  expect(linkFault(bad)?.message).toContain(message);
});

const isGone = (address: string) => address.startsWith('/join');

test('list entries with that link disappear at any depth', () => {
  const groups = [
    {
      title: 'A',
      links: [
        { title: 'Join', to: '/join' },
        { title: 'News', to: '/news' },
      ],
    },
    { title: 'B', links: [{ title: 'Here', path: '/join' }] },
  ];
  expect(dropLinks({ reviewed: '2026-11-15', groups }, isGone)).toEqual({
    reviewed: '2026-11-15',
    groups: [
      { title: 'A', links: [{ title: 'News', to: '/news' }] },
      { title: 'B', links: [] },
    ],
  });
});

test('a link in a text becomes its words', () => {
  expect(dropLinks(['[Join us](/join#form) or [write](/contact).'], isGone)).toEqual([
    'Join us or [write](/contact).',
  ]);
});
