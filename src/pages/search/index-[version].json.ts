import type { APIRoute, GetStaticPaths } from 'astro';
import { getSearchIndex } from '../../content/everything/to-find.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { version, index } = await getSearchIndex();
  return [{ params: { version }, props: { version, content: index } }];
};

/** Search index; its name changes with its content. */
export const GET: APIRoute = ({ props }) => Response.json(props);
