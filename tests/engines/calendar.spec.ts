import { monthInWords } from '../../src/domain/dates/day-words.ts';
import { addMonths, monthOf } from '../../src/domain/events/month-grid.ts';
import { busyDay, firstEvent, lastEvent } from '../e2e/events-page.ts';
import { events } from '../fixture-content.ts';
import { atEverySize } from './spec.ts';

atEverySize('a month forward and back, and to an event by its button', async (visitor) => {
  await visitor.visit('/events');
  await visitor.texts('#month').toEqual([monthInWords(busyDay)]);
  await visitor.click('.month-buttons button', 'Next');
  await visitor.texts('#month').toEqual([monthInWords(addMonths(monthOf(busyDay), 1))]);
  await visitor.click('.month-buttons button', 'Prev');
  const opener = `#open-${firstEvent.id}`;
  await visitor.click(opener);
  await visitor.texts('dialog h2').toEqual([firstEvent.title]);
  await visitor.count('dialog', firstEvent.description).toBe(1);
  await visitor.address().toBe(`/events#${firstEvent.id}`);
  await visitor.press('Escape');
  await visitor.count('dialog').toBe(0);
  await visitor.hasFocus(opener);
  await visitor.address().toBe('/events');
});

atEverySize('the address of an event opens it, and Close gives it up', async (visitor) => {
  await visitor.visit(`/events#${lastEvent.id}`);
  await visitor.texts('dialog h2').toEqual([lastEvent.title]);
  await visitor.click('dialog p button', 'Close');
  await visitor.count('dialog').toBe(0);
  await visitor.texts('#month').toEqual([monthInWords(lastEvent.date)]);
  await visitor.hasFocus(`#open-${lastEvent.id}`);
});

atEverySize('Home leads to the event that is next', async (visitor) => {
  const next = events.find(({ date }) => date >= busyDay);
  await visitor.visit('/');
  await visitor.click('.next-state a', next?.title);
  await visitor.address().toBe(`/events#${next?.id ?? ''}`);
  await visitor.texts('dialog h2').toEqual([next?.title]);
});

atEverySize('Back closes an event, and Forward opens it again', async (visitor) => {
  await visitor.visit('/events');
  await visitor.click(`#open-${firstEvent.id}`);
  await visitor.texts('dialog h2').toEqual([firstEvent.title]);
  await visitor.evaluate(() => {
    history.back();
  });
  await visitor.count('dialog').toBe(0);
  await visitor.evaluate(() => {
    history.forward();
  });
  await visitor.texts('dialog h2').toEqual([firstEvent.title]);
});
