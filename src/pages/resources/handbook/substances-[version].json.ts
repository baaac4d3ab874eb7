import type { APIRoute, GetStaticPaths } from 'astro';
import { getSubstancesFile } from '../../../content/handbook/queries.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { version, content } = await getSubstancesFile();
  return [{ params: { version }, props: { version, content } }];
};

/** Data that the Handbook's question box looks up; its name changes with its content. */
export const GET: APIRoute = ({ props }) => Response.json(props);
