import type { APIRoute, GetStaticPaths } from 'astro';
import { getAnswersFile } from '../../content/everything/answer-queries.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { version, records } = await getAnswersFile();
  return [{ params: { version }, props: { version, content: records } }];
};

/** What answers a search besides numbers, under a name that changes with it. */
export const GET: APIRoute = ({ props }) => Response.json(props);
