import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listProblems, type Problem } from '../../../../../content/practice/queries.ts';
import { Blocks } from '../../../../../features/documents/Blocks.tsx';

export const getStaticPaths: GetStaticPaths = async () =>
  (await listProblems()).map((problem) => ({
    params: { problem: problem.name },
    props: { problem },
  }));

/**
 * The statement of a problem with its new numbers and what it asks for, for exams, which need no
 * more until they are handed in. It is called text so that nobody takes it for a page.
 */
export const GET: APIRoute<{ problem: Problem }> = ({ props: { problem } }) => {
  const { statement, answers, variants } = problem.document;
  const blocks = renderToStaticMarkup(createElement(Blocks, { blocks: statement }));
  const places = [...new Set(Array.from(blocks.matchAll(/data-n="(\d+)"/g), ([, n]) => Number(n)))];
  // Each place with its numbers one after the other, which packs best.
  const numbers = places.map((place) =>
    variants
      .slice(1)
      .map(({ printed }) => printed[place])
      .join('|'),
  );
  const data = JSON.stringify({ questions: answers, keys: variants[0]?.keys, places, numbers });
  const body = createElement(
    'body',
    { 'data-version': problem.numbers.version },
    createElement('div', { dangerouslySetInnerHTML: { __html: blocks } }),
    createElement('pre', null, data),
  );
  return new Response(renderToStaticMarkup(body), { headers: { 'Content-Type': 'text/plain' } });
};
