import type { APIRoute, GetStaticPaths } from 'astro';
import { getAnswersFile } from '../../content/everything/answer-queries.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { version, records } = await getAnswersFile();
  return [{ params: { version }, props: { version, content: records } }];
};

/** The data for answers in the search. The file name changes with the content. */
export const GET: APIRoute = ({ props }) => Response.json(props);
