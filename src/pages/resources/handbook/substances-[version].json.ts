import type { APIRoute, GetStaticPaths } from 'astro';
import { getSubstancesFile } from '../../../content/handbook/queries.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { version, substances } = await getSubstancesFile();
  return [{ params: { version }, props: { version, content: substances } }];
};

/** What the question box of the Handbook looks up, under a name that changes with it. */
export const GET: APIRoute = ({ props }) => Response.json(props);
