import type { APIRoute, GetStaticPaths } from 'astro';
import { getSubstancesFile } from '../../../content/handbook/queries.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { version, content } = await getSubstancesFile();
  return [{ params: { version }, props: { version, content } }];
};

/** Data for the Handbook's question box. The file name changes with the content. */
export const GET: APIRoute = ({ props }) => Response.json(props);
