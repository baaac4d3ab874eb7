import { expect } from '@playwright/test';
import { daysBetween } from '../../src/domain/dates/days-away.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { dayOf } from '../clocks.ts';
import { registration } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { address, away, dates, expectListed, item, news, next } from './dates-page.ts';

test('each date shows how far away it is, and which is next', async ({ page, clock }) => {
  await page.goto(address);
  await expectListed(page);
  const today = dayOf(clock);
  for (const { id, first, last, canceled } of dates) {
    const [begins, ends] = [daysBetween(today, first), daysBetween(today, last)];
    const words =
      canceled !== undefined
        ? ''
        : ends < 0
          ? `was ${ends === -1 ? 'yesterday' : `${String(-ends)} days ago`}`
          : begins > 0
            ? begins === 1
              ? 'tomorrow'
              : `in ${String(begins)} days`
            : `now, for ${String(ends)} more days`;
    await expect(away(page, id)).toHaveText(words);
    const isOver = canceled === undefined && ends < 0;
    await expect(item(page, id)).toHaveClass(isOver ? /is-over/ : /^(?!.*is-over)/);
  }
  const [first] = dates.filter(({ last, canceled }) => last >= today && canceled === undefined);
  await expect(next(page)).toHaveCount(first ? 1 : 0);
  if (first) await expect(next(page)).toHaveId(first.id);
  const said = first?.title ?? plainWords(registration.datesOver);
  await expect(news(page)).toContainText(said, { useInnerText: true });
});
