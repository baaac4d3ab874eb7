import type { APIRoute, GetStaticPaths } from 'astro';
import { getSearchIndex } from '../../content/search-queries.ts';
import { entriesFile, firstFile, wordsFile } from '../../domain/site-search/files.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { contents, words, entries, first } = await getSearchIndex();
  const { version } = contents;
  return [
    ...words.map((content, place) => ({
      params: { file: wordsFile(place) },
      props: { version, content },
    })),
    ...entries.map((content, place) => ({
      params: { file: entriesFile(place) },
      props: { version, content },
    })),
    ...[...first].map(([letters, content]) => ({
      params: { file: firstFile(letters) },
      props: { version, content },
    })),
  ];
};

/** A part of the index, which the search fetches when it needs it. */
export const GET: APIRoute = ({ props }) => Response.json(props);
