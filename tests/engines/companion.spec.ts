import { lessons } from '../fixture-content.ts';
import { onFixture as test, atEverySize, sizes } from './spec.ts';
import type { Visitor } from './visitor.ts';

const [lesson] = lessons;
const [phone] = sizes;
if (!lesson || !phone) throw new Error('The fixture has no lesson.');
const path = `/resources/study-materials/${lesson.name}`;

/** Follows the link at this index in the contents. */
async function readOn(visitor: Visitor, place: number): Promise<string> {
  const [button] = await visitor.look('.contents-button');
  if (button) await visitor.click('.contents-button');
  const link = `.lesson-contents li:nth-of-type(${String(place + 1)}) a`;
  await visitor.count(link).toBe(1);
  const [seen] = await visitor.look(link);
  await visitor.click(link);
  await visitor.eventually(() => visitor.evaluate(marked), 'the section at hand').toBe(seen?.text);
  return seen?.text ?? '';
}

/** Returns true if the section in the address is in the upper third of the window. */
function isAtHand(): boolean {
  const heading = document.getElementById(location.hash.slice(1));
  const { top = -1 } = heading?.getBoundingClientRect() ?? {};
  return top > 0 && top < innerHeight / 3;
}

/** Returns the text of the current section's link, even if the contents are closed. */
const marked = () =>
  document.querySelector('.lesson-contents [aria-current="location"]')?.textContent ?? '';

atEverySize('the contents mark the current section, which is offered again', async (visitor) => {
  await visitor.visit(path);
  await visitor.count('.continue').toBe(0);
  await readOn(visitor, 4);
  // Sections above may have been rendered for the first time, which changes their height.
  await visitor.eventually(() => visitor.evaluate(isAtHand), 'the section is there').toBe(true);
  const title = await readOn(visitor, 2);
  await visitor.visit('/resources/studyhome');
  await visitor.texts('.continue-reading li').toEqual([`${lesson.title} at ${title}`]);
  await visitor.visit(path);
  await visitor.click('.continue a', title);
  await visitor.eventually(() => visitor.evaluate(marked), 'the section at hand').toBe(title);
  await visitor.count('.continue').toBe(0);
});

atEverySize('the address of a section leads to its place', async (visitor) => {
  await visitor.visit(path);
  const section = await visitor.evaluate(
    () => document.querySelector<HTMLAnchorElement>('.lesson-contents li:nth-of-type(5) a')?.hash,
  );
  await visitor.visit('/about');
  await visitor.visit(path + (section ?? ''));
  await visitor.eventually(() => visitor.evaluate(isAtHand), 'the section is there').toBe(true);
});

test('on a phone Escape closes the contents and gives the focus back', async ({ visitor }) => {
  await visitor.resize(phone);
  await visitor.visit(path);
  await visitor.count('.lesson-contents a').toBe(0);
  await visitor.click('.contents-button');
  await visitor.count('.lesson-contents a').toBeGreaterThan(3);
  await visitor.press('Tab');
  await visitor.hasFocus('.lesson-contents a');
  await visitor.press('Escape');
  await visitor.count('.lesson-contents a').toBe(0);
  await visitor.hasFocus('.contents-button');
});
