import type { APIRoute, GetStaticPaths } from 'astro';
import { listProblems } from '../../../../content/problem-queries.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await listProblems()).map(({ name, document }) => ({
    params: { problem: name },
    props: { variants: document.variants.slice(1).map(({ printed, keys }) => ({ printed, keys })) },
  }));

/** The new numbers of a problem by seed, for its page to fetch when somebody wants some. */
export const GET: APIRoute = ({ props }) => Response.json(props['variants']);
