import { expect } from '@playwright/test';
import { site } from '../fixture-content.ts';
import { atEverySize } from './spec.ts';

const words = `Q&A "2+2"?`;

atEverySize('Send Message has the mail as it was typed', async (visitor) => {
  await visitor.visit('/contact');
  await visitor.fill('#subject', words);
  await visitor.press('Tab');
  await visitor.hasFocus('#message');
  await visitor.fill('#message', 'one');
  await visitor.press('Enter');
  const mail = async () => (await visitor.look('main a', 'Send Message')).map(({ href }) => href);
  const [subject, body] = [words, 'one'].map((part) => encodeURIComponent(part));
  await visitor
    .eventually(mail, 'the mail')
    .toEqual([`mailto:${site.email}?subject=${subject ?? ''}&body=${body ?? ''}`]);
});

atEverySize('an empty message is not copied, and the page says so', async (visitor) => {
  await visitor.visit('/contact');
  await visitor.click('main button', 'Copy the message');
  await visitor.texts('main [role=status]').toEqual(['There’s nothing to copy yet.']);
  await visitor.fill('#subject', words);
  await visitor.click('main button', 'Copy the message');
  // Some engines don't let the page use the clipboard.
  await visitor
    .texts('main [role=status]')
    .toEqual([expect.stringMatching(/^(Message copied|We couldn’t copy)/)]);
});

atEverySize(
  'what was typed is there again after a reload, and after a link and Back',
  async (visitor) => {
    const typed = async () => (await visitor.look('#subject, #message')).map(({ value }) => value);
    await visitor.visit('/contact');
    await visitor.fill('#subject', words);
    await visitor.fill('#message', 'one');
    await visitor.evaluate(() => {
      location.reload();
    });
    // Only the reloaded page shows this message.
    await visitor.texts('main [role=status]').toEqual(['We kept what you typed.']);
    await visitor.eventually(typed, 'what was typed').toEqual([words, 'one']);
    await visitor.fill('#message', 'two');
    await visitor.click('main a[href="/officers"]');
    await visitor.address().toBe('/officers');
    await visitor.evaluate(() => {
      history.back();
    });
    await visitor.address().toBe('/contact');
    await visitor.eventually(typed, 'what was typed').toEqual([words, 'two']);
  },
);
