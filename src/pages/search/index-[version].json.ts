import type { APIRoute, GetStaticPaths } from 'astro';
import { getSearchIndex } from '../../content/everything/to-find.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { version, index } = await getSearchIndex();
  return [{ params: { version }, props: { version, content: index } }];
};

/** The search index. The file name changes with the content. */
export const GET: APIRoute = ({ props }) => Response.json(props);
