import type { APIRoute, GetStaticPaths } from 'astro';
import {
  listProblemSteps,
  type ProblemSteps,
} from '../../../../../content/practice/step-queries.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await listProblemSteps()).map(({ name, ...steps }) => ({
    params: { problem: name },
    props: steps,
  }));

// Steps are compared with a tolerance of about one percent, so more digits would only add bytes.
const inShort = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(7)) : value;

/** The steps of a solution, which a problem's page fetches when a student checks a step. */
export const GET: APIRoute<Omit<ProblemSteps, 'name'>> = ({ props: { version, steps, keys } }) =>
  new Response(JSON.stringify({ version, content: { steps, keys } }, inShort), {
    headers: { 'Content-Type': 'application/json' },
  });
