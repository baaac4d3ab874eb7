// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { practice, problems } from '../fixture-content.ts';
import { addresses, all, link, pageAt, texts, wordsOf } from './fixture-pages.ts';

const path = '/resources/study-materials';
const anchorOf = (code: string) => code.toLowerCase().replace(' ', '-');

test('every class lists its problems with their facts, and planned ones without links', () => {
  const page = pageAt(path);
  expect(texts(page, 'h1')).toEqual(['Practice Problems']);
  expect(texts(page, '#classes h3')).toEqual(
    practice.classes.map(({ code, name }) => `${code} ${name}`),
  );
  expect(addresses(page, '#classes .code')).toEqual(
    practice.classes.map(({ code }) => courseAddress(code)),
  );
  for (const { code, problems: written, planned = [] } of practice.classes) {
    const own = page.getElementById(anchorOf(code)) ?? page.body;
    const items = all(own, 'li[data-problem]');
    expect(items).toHaveLength(written.length);
    expect(wordsOf(own.closest('details')?.querySelector('.count'))).toMatch(
      new RegExp(`^${String(written.length)} problems?$`),
    );
    for (const [index, name] of written.entries()) {
      const facts = problems.find((problem) => problem.name === name);
      for (const words of [facts?.title, facts?.description, facts?.size, facts?.topic]) {
        expect(wordsOf(items[index])).toContain(words ?? 'something');
      }
      expect(texts(items[index] ?? page, 'a')).toEqual([`View Problem: ${facts?.title ?? ''}`]);
      expect(addresses(items[index] ?? page)).toEqual([`${path}/problems/${name}`]);
    }
    const plans = all(own, 'li:not([data-problem])');
    expect(plans.map((plan) => wordsOf(plan).includes(practice.notWritten))).toEqual(
      planned.map(() => true),
    );
    expect(plans.flatMap((plan) => addresses(plan))).toEqual([]);
  }
});

test('classes open one at a time without a script, and there’s a link to an exam', () => {
  const page = pageAt(path);
  const names = all(page, '#classes details').map((each) => each.getAttribute('name'));
  expect(new Set(names).size).toBe(1);
  expect(names).not.toContain(null);
  expect(addresses(page, 'main a')).toContain('/resources/exam');
});

test('without scripts a problem says that its numbers are the original ones', () => {
  const page = pageAt(`${path}/problems/kettle`);
  expect(texts(page, 'noscript').join(' ')).toContain('original numbers');
  expect(wordsOf(page.querySelector('.solution .what-if'))).toContain('What if a tenth');
});

test('every paper exam has a page and a PDF, and tutors get a link', () => {
  const ready = all(pageAt('/resources/exam'), '.ready-exams li');
  expect(ready.map((each) => addresses(each))).toEqual(
    practice.classes.map(({ code }) => [
      `/resources/exam/${anchorOf(code)}`,
      `/resources/exam/${anchorOf(code)}.pdf`,
    ]),
  );
  const exam = pageAt(`/resources/exam/${anchorOf(practice.classes[0]?.code ?? '')}`);
  expect(wordsOf(exam.querySelector('h1'))).toContain(practice.classes[0]?.code ?? 'a code');
  expect(texts(exam, 'h2')).toContain('Key');
  expect(link(pageAt('/resources/tutors'), /^Paper exams/).getAttribute('href')).toBe(
    '/resources/exam',
  );
});
