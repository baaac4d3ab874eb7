import type { APIRoute, GetStaticPaths } from 'astro';
import { listProblems } from '../../../../content/practice/queries.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await listProblems()).map(({ name, numbers, document }) => ({
    params: { problem: name },
    props: {
      version: numbers.version,
      content: document.variants.slice(1).map(({ printed, keys }) => ({ printed, keys })),
    },
  }));

// A student's answer is compared within a percent or so: more digits would only weigh.
const inShort = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(7)) : value;

/** The new numbers of a problem by seed, for its page to fetch when somebody wants some. */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props, inShort), {
    headers: { 'Content-Type': 'application/json' },
  });
