import { classes, lastLesson, longCourse, searchedLists } from '../searched-lists.ts';
import { atEverySize } from './spec.ts';

for (const { path, rows, total, typed, found, sentence } of searchedLists) {
  atEverySize(`${path} shows matches, and everything without a search`, async (visitor) => {
    await visitor.visit(path);
    await visitor.count(rows).toBe(total);
    await visitor.fill('main [type=search]', typed);
    await visitor.count(rows).toBe(1);
    await visitor.count(rows, found).toBe(1);
    await visitor.address().toBe(`${path}?q=${encodeURIComponent(typed).replaceAll('%20', '+')}`);
    await visitor.fill('main [type=search]', 'zzzz');
    await visitor.count(rows).toBe(0);
    await visitor.count('main [role=status]', sentence).toBe(1);
    await visitor.fill('main [type=search]', '');
    await visitor.count(rows).toBe(total);
  });
}

atEverySize('courses open one at a time', async (visitor) => {
  await visitor.visit('/resources/studyhome');
  await visitor.click('#courses summary', longCourse.code);
  await visitor.count('#courses details[open]', lastLesson.title).toBe(1);
  const other = classes.find(({ code }) => code !== longCourse.code)?.code;
  await visitor.click('#courses summary', other);
  await visitor.count('#courses details[open]').toBe(1);
  await visitor.count('#courses details[open]', other).toBe(1);
});

atEverySize('the site search works by keyboard, and with a typo', async (visitor) => {
  await visitor.visit('/search');
  await visitor.fill('[type=search]', 'boiling');
  await visitor.count('.result-link', 'Boiling the Kettle').toBeGreaterThan(0);
  await visitor.address().toBe('/search?q=boiling');
  await visitor.press('ArrowDown');
  await visitor.hasFocus('.result-link');
  await visitor.press('ArrowUp');
  await visitor.hasFocus('[type=search]');
  await visitor.press('Escape');
  await visitor.count('h2', 'Everything, A to Z').toBe(1);
  await visitor.fill('[type=search]', 'ketle');
  await visitor.count('.result-link', 'Boiling the Kettle').toBeGreaterThan(0);
  await visitor.click('.result-link', 'Boiling the Kettle');
  await visitor.address().toBe('/resources/study-materials/boiling');
});
