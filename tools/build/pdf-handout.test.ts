// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { answersLast, figuresLater, headPages } from './pdf-handout.ts';

const check = (number: number) => `<div class="self-check">
  <p><span class="number">${String(number)}</span><span>Question ${String(number)}?</span></p>
  <details><summary>Answer</summary><div>Answer ${String(number)}.</div></details>
</div>`;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<h1>Tea "for" four</h1><article class="prose">
    <section><p>Why:</p><figure class="wide"></figure><p id="a">A</p><h3>B</h3><p id="b">B:</p><table></table><p>C</p></section>
    <section>${check(1)}${check(2)}</section>
    <p class="print-only">Version 1</p>
  </article>`;
});

const words = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ').trim();

test('moves numbered answers to the end, but before the text printed at the bottom', () => {
  answersLast();
  const [, questions, answers] = document.querySelectorAll('section');
  expect(words(questions)).toBe('1Question 1? 2Question 2?');
  expect(words(answers)).toBe('Answers1AnswerAnswer 1.2AnswerAnswer 2.');
  expect(words(answers?.nextElementSibling)).toBe('Version 1');
});

test('escapes quotes in the title', () => {
  headPages();
  expect(document.querySelector('style')?.textContent).toContain(
    String.raw`content: "Tea \"for\" four" ' · ' 'page ' counter(page)`,
  );
});

const before = () => document.querySelector('.wide')?.previousElementSibling;

test('moves a wide figure down by the given number of blocks, but not between an introduction and its table', () => {
  figuresLater([0]);
  expect(words(before())).toBe('Why:');
  figuresLater([1]);
  expect(before()?.id).toBe('a');
  figuresLater([1]);
  expect(before()?.tagName).toBe('TABLE');
  figuresLater([5]);
  expect(words(before())).toBe('C');
});
