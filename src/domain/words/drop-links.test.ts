import { expect, test } from 'vitest';
import { dropLinks } from './linked-text.ts';

const isGone = (address: string) => address.startsWith('/join');

test('entries that lead there go, at any depth, and others stay as they are', () => {
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
