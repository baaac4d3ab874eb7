import { expect } from '@playwright/test';
import { onFixture as test, sizes } from './spec.ts';

const [phone, desk] = sizes;
if (!phone || !desk) throw new Error('The menu is another in each of two windows.');
const links = ['Home', 'About', 'Officers', 'Resources', 'News', 'Contact', 'Search'];

test('on a phone the menu opens, and Escape closes it and gives the focus back', async ({
  visitor,
}) => {
  await visitor.resize(phone);
  await visitor.visit('/about');
  expect(await visitor.look('.site-menu a')).toEqual([]);
  await visitor.click('.menu-button');
  await visitor.texts('.site-menu a').toEqual(links);
  await visitor.press('Tab');
  await visitor.hasFocus('.site-menu a', 'Home');
  await visitor.press('Escape');
  await visitor.count('.site-menu a').toBe(0);
  await visitor.hasFocus('.menu-button');
});

test('on a phone a link of the menu leads on, and its button closes it', async ({ visitor }) => {
  await visitor.resize(phone);
  await visitor.visit('/about');
  await visitor.click('.menu-button');
  await visitor.texts('.site-menu a').toEqual(links);
  await visitor.click('.menu-button');
  await visitor.count('.site-menu a').toBe(0);
  await visitor.click('.menu-button');
  await visitor.click('.site-menu a', 'Officers');
  await visitor.address().toBe('/officers');
  await visitor.count('.site-menu a').toBe(0);
});

test('on a desk the links are there, and Tab skips to the content first', async ({ visitor }) => {
  await visitor.resize(desk);
  await visitor.visit('/about');
  expect(await visitor.look('.menu-button')).toEqual([]);
  await visitor.texts('.site-menu a').toEqual(links);
  await visitor.press('Tab');
  await visitor.hasFocus('.skip-link');
  await visitor.press('Enter');
  await visitor.address().toBe('/about#content');
});
