import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { MapPlan } from '../../../domain/courses/map/map-shapes.ts';
import type { MapCourse, MapProps } from './map-box.ts';
import { MapTall } from './MapTall.tsx';
import { MapWide } from './MapWide.tsx';

const plan: MapPlan = {
  items: [
    { id: 'CHE 101', term: 1 },
    { id: 'MATH 101', term: 1 },
    { id: 'CHE 210', term: 2 },
    { id: 'CHE 320', term: 3 },
    { id: 'CHE 320 left', term: 2 },
    { id: 'CHE 321', term: 3 },
  ],
  links: [
    { from: 'CHE 101', to: 'CHE 210', isAlongside: false },
    { from: 'MATH 101', to: 'CHE 210', isAlongside: false },
    { from: 'CHE 210', to: 'CHE 320', isAlongside: false },
    { from: 'CHE 320', to: 'CHE 321', isAlongside: true },
    { from: 'CHE 101', to: 'CHE 320 left', isAlongside: false },
  ],
  trunk: ['CHE 101', 'CHE 210', 'CHE 320'],
};

const course = (id: string, more: Partial<MapCourse> = {}): MapCourse => ({
  id,
  code: id,
  name: 'Material and Energy Balances',
  state: 'planned',
  isOwn: true,
  isElective: false,
  href: `#course-${id.toLowerCase().replace(' ', '-')}`,
  label: `${id}, planned`,
  ...more,
});

const courses = [
  course('CHE 101', { state: 'done' }),
  course('MATH 101', { isOwn: false }),
  course('CHE 210', { state: 'now' }),
  course('CHE 320', { state: 'moved', note: 'was Spring 2026' }),
  course('CHE 320 left', {
    code: 'CHE 320',
    state: 'ghost',
    note: 'to Fall 2026',
    href: undefined,
  }),
  course('CHE 321', { isElective: true }),
];

const terms = [
  { term: 1, name: 'Fall 2025' },
  { term: 2, name: 'Spring 2026', note: 'you’re here' },
  { term: 3, name: 'Fall 2026', note: 'graduation', isEnd: true },
];

describe.each([
  ['wide', MapWide],
  ['tall', MapTall],
] as const)('the %s map', (_, Map) => {
  const drawn = (more: Partial<MapProps> = {}) =>
    renderToStaticMarkup(createElement(Map, { plan, courses, terms, label: 'Map', ...more }));

  test('each course is a named link, and a place that a course left is only a picture', () => {
    const links = [...drawn().matchAll(/<a [^>]*><title>[^<]*</g)].map(([link]) => link);
    expect(links).toHaveLength(5);
    for (const link of links)
      expect(link).toMatch(/href="#course-[a-z]+-\d+"><title>[A-Z]+ \d+, planned</);
    expect(drawn()).toMatch(/class="course ghost" role="img"/);
  });

  test('does not show states by color alone', () => {
    const drawing = drawn();
    expect(drawing).toContain('class="mark done"');
    expect(drawing).toContain('class="mark now"');
    expect(drawing).toContain('was Spring 2026');
    expect(drawing).toContain('to Fall 2026');
  });

  test('distinguishes the stream, old lines and corequisites', () => {
    const drawing = drawn();
    expect(drawing.match(/class="stream[ "]/g)).toHaveLength(2);
    expect(drawing.match(/class="head old"/g)).toHaveLength(1);
    expect(drawing.match(/class="head alongside"/g)).toHaveLength(1);
    expect(drawing.match(/class="head need"/g)).toHaveLength(1);
  });

  test('highlights the chosen course and its neighbors', () => {
    const drawing = drawn({ selected: 'CHE 210' });
    const light = (id: string) =>
      drawing.split(/<(?:a|g) /).find((part) => part.includes(`${id}, planned`));
    expect(light('CHE 210')).toMatch(/selected.*aria-current="true"/);
    expect(light('MATH 101')).toMatch(/ near"/);
    expect(light('CHE 321')).toMatch(/ far"/);
    const lit = drawing.split('class="lit"')[1]?.split('</g>')[0] ?? '';
    expect(lit.match(/class="head/g)).toHaveLength(1);
    expect(drawing).toContain('class="faint"');
    expect(drawn()).not.toMatch(/"faint|"lit|near|far"|aria-current/);
  });
});
