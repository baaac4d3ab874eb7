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
 * The statement and the questions of a problem with all sets of numbers. An exam needs nothing more
 * until it's handed in. The extension .txt keeps this HTML from being mistaken for a page.
 */
export const GET: APIRoute<{ problem: Problem }> = ({ props: { problem } }) => {
  const { statement, answers, variants } = problem.document;
  const blocks = renderToStaticMarkup(createElement(Blocks, { blocks: statement }));
  const places = [...new Set(Array.from(blocks.matchAll(/data-n="(\d+)"/g), ([, n]) => Number(n)))];
  // Grouping the numbers by slot compresses best.
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
