// @vitest-environment happy-dom
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { about, board, contact, join, notFound, site } from '../fixture-content.ts';
import {
  addresses,
  all,
  fixtureFile,
  link,
  pageAt,
  part,
  texts,
  wordsOf,
} from './fixture-pages.ts';

test('About: the mission, what the board does, and its history since it was established', () => {
  const page = pageAt('/about');
  expect(texts(part(page, 'Mission'), 'p')).toEqual(about.mission.map(plainWords));
  expect(texts(part(page, 'What we do'), 'h3')).toEqual(about.activities.map(({ title }) => title));
  const history = part(page, 'History');
  expect(wordsOf(history)).toContain(`Established ${String(site.established)}.`);
  expect(all(history, 'li')).toHaveLength(about.history.length);
});

test('Officers: a card for each with role, name, class year, words and own address, or no picture', () => {
  const page = pageAt('/officers');
  const cards = all(page, '.officer');
  expect(cards.map((card) => wordsOf(card.querySelector('h2')))).toEqual(
    board.officers.map(({ name }) => name),
  );
  for (const [index, { role, year, bio, email, image }] of board.officers.entries()) {
    const card = cards[index] ?? page;
    for (const words of [role, year, plainWords(bio ?? '')]) {
      expect(wordsOf(cards[index])).toContain(words);
    }
    expect(addresses(card, 'a[href^="mailto:"]')).toEqual(email ? [`mailto:${email}`] : []);
    expect(all(card, 'img')).toHaveLength(image ? 1 : 0);
    expect(wordsOf(cards[index]).includes('No image available')).toBe(!image);
  }
  expect(link(page, site.email).getAttribute('href')).toBe(`mailto:${site.email}`);
  const past = part(page, 'Past boards');
  expect(texts(past, 'summary')).toEqual(['2024–25']);
  expect(texts(past, 'li')).toEqual(['Ada Sample Events Coordinator', 'Zora Sample Director']);
});

/**
 * Returns the metadata of an officer's published portrait, and a function that returns the color at
 * a position. Positions are fractions of the width and height.
 */
async function portraitOf(name: string) {
  const image = all(pageAt('/officers'), 'img').find(
    (each) => each.getAttribute('alt') === `Portrait of ${name}`,
  );
  const picture = sharp(fixtureFile(decodeURIComponent(image?.getAttribute('src') ?? '')));
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const x = Math.floor(across * info.width);
    const start = (Math.floor(down * info.height) * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return { at, metadata: await picture.metadata() };
}

/** Allows for differences from JPEG compression. */
const isNear = (color: readonly number[], other: readonly number[]) =>
  color.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 12);

test('Officers: a phone photo is upright and has no metadata', async () => {
  // The source file is stored rotated and contains a location. Its sky is blue.
  const { at, metadata } = await portraitOf('Cyrus Sample');
  expect(metadata.width / metadata.height).toBeCloseTo(4 / 5, 1);
  expect(isNear(at(0.5, 0.05), [31, 86, 115])).toBe(true);
  expect(isNear(at(0.05, 0.95), [221, 214, 200])).toBe(true);
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
});

test('Officers: a wide photo is cropped where the board says', async () => {
  // The right half of the source file is orange, and the record has `focus: right`.
  const { at, metadata } = await portraitOf('Ada Sample');
  expect(metadata.width / metadata.height).toBeCloseTo(4 / 5, 1);
  expect(isNear(at(0.1, 0.05), [230, 106, 0])).toBe(true);
});

test('Join: what membership is, the outside form, the chat, what to expect', () => {
  const page = pageAt('/join');
  for (const paragraph of join.membership) {
    expect(wordsOf(page.querySelector('main'))).toContain(plainWords(paragraph));
  }
  expect(link(page, new RegExp(`^${join.formButton}`)).getAttribute('href')).toBe(
    site.links.joinForm,
  );
  expect(link(page, new RegExp(`^${join.chatLink}`)).getAttribute('href')).toBe(site.links.chat);
  expect(all(part(page, 'What to expect'), 'li')).toHaveLength(join.expect.length);
});

test.each([
  ['/about', about],
  ['/join', join],
] as const)('%s leads on to the pages that the board names', (route, { next }) => {
  const onward = part(pageAt(route), 'Where to go next');
  expect(texts(onward, 'a')).toEqual(next.map(({ title }) => title));
  expect(addresses(onward)).toEqual(next.map(({ to }) => to));
});

test('Contact: the details, a plain email link, and a note on what the button does', () => {
  const page = pageAt('/contact');
  const details = part(page, 'Contact details');
  for (const line of site.address) expect(wordsOf(details)).toContain(line);
  expect(link(details, site.email).getAttribute('href')).toBe(`mailto:${site.email}`);
  expect(link(details, new RegExp(site.social?.handle ?? 'no handle')).getAttribute('href')).toBe(
    site.social?.url,
  );
  expect(wordsOf(page.querySelector('main'))).toContain(contact.explanation);
  const describedBy = page.querySelector('textarea')?.getAttribute('aria-describedby') ?? '';
  const description = describedBy.split(' ').map((id) => wordsOf(page.getElementById(id)));
  expect(description).toContain(contact.explanation);
  expect(addresses(page, 'main a').filter((to) => to === `mailto:${site.email}`).length).toBe(2);
});

test('Not found: says so, with suggestions', () => {
  const page = pageAt('/404');
  expect(page.title).toMatch(/not found/i);
  expect(wordsOf(page.querySelector('main'))).toContain(notFound.eyebrow);
  expect(all(page, 'main li a')).toHaveLength(notFound.suggestions.length);
  expect(link(page, site.email).getAttribute('href')).toMatch(/^mailto:/);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(all(page, 'link[rel=canonical]')).toEqual([]);
});
