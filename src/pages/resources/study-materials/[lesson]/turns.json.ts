import type { APIRoute, GetStaticPaths } from 'astro';
import { listLessons } from '../../../../content/everything/lesson-queries.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await listLessons())
    .filter(({ turns }) => turns.length > 0)
    .map(({ name, turns, document }) => ({
      params: { lesson: name },
      props: { version: turns[0]?.numbers.version, content: document.turns },
    }));

// Answers are compared with a tolerance of about one percent, so more digits would only add bytes.
const inShort = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(7)) : value;

/**
 * New numbers for a lesson's exercises, by seed. The lesson's page fetches them when it needs them.
 */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props, inShort), {
    headers: { 'Content-Type': 'application/json' },
  });
