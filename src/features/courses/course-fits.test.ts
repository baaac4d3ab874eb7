import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CourseFits } from './CourseFits.tsx';
import { lanes } from './Piping.tsx';

const other = (place: number) => ({
  code: `GEN ${String(place)}`,
  name: 'Anything',
  page: `/resources/courses/gen-${String(place)}`,
});
const course = {
  code: 'GEN 100',
  name: 'Everything',
  page: '/resources/courses/gen-100',
  needs: [],
  alongside: [],
  opens: [],
  lessons: [],
  problems: [],
  seeds: new Map(),
  topics: [],
  people: [],
  books: [],
  questions: [],
};

const draw = (more: object = {}) =>
  renderToStaticMarkup(
    createElement(CourseFits, {
      course: { ...course, ...more },
      words: { needsNothing: 'Begin here', opensNothing: 'Leads nowhere' },
      hasEquipment: false,
      children: null,
    }),
  );

test("says when it's taught and taken, its hours and corequisites, if known", () => {
  const html = draw({
    terms: ['spring'],
    credit: 4,
    usual: 6,
    needs: [other(1)],
    alongside: [other(7)],
  });
  expect(html).toContain(
    'Taught only in the spring. 4 credit hours. Most people take it in the spring of junior year.',
  );
  expect(html).toMatch(/With or after.*GEN 7/);
  expect(draw({ credit: 1 })).toContain('>1 credit hour.</p>');
  expect(draw()).not.toMatch(/hour|Together/);
  expect(draw({ alongside: [other(7)] })).not.toContain('Together');
});

test('lists exactly the courses that the piping leaves out', () => {
  const opens = Array.from({ length: lanes + 2 }, (_, place) => other(place));
  const html = draw({ opens });
  expect(html).toContain('It also unlocks');
  expect(html.match(/gen-\d+"/g)).toHaveLength(lanes + 2);
  expect(draw({ opens: opens.slice(0, lanes) })).not.toContain('It also unlocks');
});
