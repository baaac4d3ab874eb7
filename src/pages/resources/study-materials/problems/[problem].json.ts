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

// Answers are compared with a tolerance of about 1%, so more digits would only add bytes.
const inShort = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(7)) : value;

/** The new numbers of a problem by seed. The problem's page fetches them when it needs them. */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props, inShort), {
    headers: { 'Content-Type': 'application/json' },
  });
