import { expect } from '@playwright/test';
import { noonOf } from '../clocks.ts';
import { onFixture as test } from './spec.ts';

// Every journey relies on this.
test('records every kind of error, also of earlier pages', async ({ visitor }) => {
  await visitor.visit('/about');
  await visitor.evaluate(() => {
    console.error('said');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('refused'));
    const picture = document.createElement('img');
    picture.src = '/missing.png';
    document.body.append(picture);
    picture.setAttribute('style', 'color: red');
  });
  const complaints = () => visitor.evaluate(() => sessionStorage.getItem('complaints') ?? '');
  for (const words of ['said', 'thrown', 'refused', 'missing.png', 'style-src']) {
    await visitor.eventually(complaints, 'complaints').toContain(words);
  }
  await visitor.visit('/officers');
  expect(await visitor.leave()).toContain('/about: said');
  expect(await complaints()).toBe('');
});

test('the visitor has the date of the tests, in the time zone of the campus', async ({
  visitor,
}) => {
  await visitor.visit('/about');
  const day = await visitor.evaluate(() => [
    Date.now(),
    new Date().getTime(),
    new Date(0).getTime(),
    new Date().getHours(),
  ]);
  expect(day).toEqual([noonOf('2025-10-06').getTime(), noonOf('2025-10-06').getTime(), 0, 13]);
});
