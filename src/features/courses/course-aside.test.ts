import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CourseAside } from './CourseAside.tsx';
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
  sheets: [],
  books: [],
  questions: [],
};
const words = {
  ask: { text: 'Come to Room 1.', links: [{ title: 'The evenings', to: '/events' }], chat: 'Chat' },
  mail: { subject: 'Book', body: 'Please' },
  email: 'board@example.edu',
  chat: 'https://chat.example.org/',
  asked: 'Asked about it',
};
const room = { name: 'Room 1', address: '/resources/getting-around#room-1' };

const draw = (...[more, ask]: [object?, object?]) =>
  renderToStaticMarkup(
    createElement(CourseAside, {
      course: { ...course, ...more },
      words: { ...words, ask: { ...words.ask, ...ask } },
    }),
  );

test('a course for which there is nothing still says where to ask', () => {
  const html = draw();
  expect(html).toContain('Come to Room 1.');
  expect(html).not.toContain('On our shelf');
  expect(html).not.toContain('On other sites');
  expect(html).not.toContain('Asked about it');
});

test('the room that is named can be found', () => {
  expect(draw({}, { room })).toContain(`href="${room.address}" class="text-link">Find Room 1`);
  expect(draw()).not.toContain('Find ');
});

test('when it is taught and taken, its hours and what goes with it are said as far as they are known', () => {
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
  expect(draw({ credit: 1 })).toContain('<p>1 credit hour.</p>');
  expect(draw()).not.toMatch(/When to take it|Together/);
  expect(draw({ alongside: [other(7)] })).not.toContain('Together');
});

test('courses for which the piping has no line are listed, and no others', () => {
  const opens = Array.from({ length: lanes + 2 }, (_, place) => other(place));
  const html = draw({ opens });
  expect(html).toContain('It also unlocks');
  expect(html.match(/gen-\d+"/g)).toHaveLength(2);
  expect(draw({ opens: opens.slice(0, lanes) })).not.toContain('It also unlocks');
});

test('what was asked about a course stands there, with how it ended', () => {
  const html = draw({
    questions: [
      {
        question: 'Why is it cold?',
        page: '/asked#cold',
        state: 'answered',
        standing: 'Answered after 3 days',
      },
    ],
  });
  expect(html).toContain('Asked about it');
  expect(html).toContain('href="/asked#cold" class="text-link">Why is it cold?');
  expect(html).toContain('Answered after 3 days');
});

test('a course leads to its packet, if there is one, whose pages the build fills in', () => {
  const packet = { page: '/gen-100/packet', pdf: '/gen-100-packet.pdf' };
  const sheets = [
    { title: 'Pumps', page: '/pumps/formulas', pdf: '/pumps.pdf', formulas: 1, topics: [] },
  ];
  expect(draw({ sheets, packet })).toMatch(
    /href="\/gen-100-packet\.pdf"[^>]*>Print the packet.*<span data-pdf-facts="\/gen-100-packet\.pdf">/,
  );
  expect(draw({ sheets })).not.toContain('packet');
});

test('a course leads to its mock exam, with a clock and on paper, and to its formula sheets', () => {
  const exam = {
    page: '/resources/exam/gen-100',
    pdf: '/resources/exam/gen-100.pdf',
    setUp: '/resources/exam?class=GEN+100',
  };
  const sheets = [
    { title: 'Pumps', page: '/pumps/formulas', pdf: '/pumps.pdf', formulas: 1, topics: [] },
  ];
  const html = draw({ exam, sheets });
  for (const address of [...Object.values(exam), '/pumps/formulas', '/pumps.pdf']) {
    expect(html).toContain(`href="${address}"`);
  }
  expect(draw({ sheets })).not.toContain('Mock exam');
  expect(draw({ exam })).not.toContain('Formula');
  expect(draw()).not.toContain('For the exam');
});
