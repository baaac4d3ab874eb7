import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lanes, Piping } from './Piping.tsx';

const courses = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    code: `GEN ${String(place)}`,
    name: 'Anything',
    page: `/resources/courses/gen-${String(place)}`,
  }));
const words = { needsNothing: 'Begin here', opensNothing: 'Leads nowhere' };

const draw = (needs: number, opens: number, alongside = 0) =>
  renderToStaticMarkup(
    createElement(Piping, {
      course: {
        needs: courses(needs),
        alongside: courses(alongside),
        opens: courses(opens),
      },
      words,
      children: null,
      hasEquipment: true,
    }),
  );
const links = (html: string) => html.match(/<a /g)?.length ?? 0;

test('leaves out courses beyond the number of lanes', () => {
  expect(links(draw(0, lanes + 4))).toBe(lanes);
});
