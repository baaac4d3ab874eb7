import type { APIRoute } from 'astro';
import { getContent } from '../content/everything/queries.ts';
import { atomFeed } from '../domain/words/atom-feed.ts';
import { questionFeed } from '../domain/questions/questions.ts';

export const GET: APIRoute = async () => {
  const { name, url } = await getContent('site');
  const { questions } = await getContent('questions');
  return new Response(
    atomFeed({
      title: `${name}: asked and answered`,
      page: `${url}/asked`,
      self: `${url}/asked.xml`,
      author: name,
      entries: questionFeed(questions, url),
    }),
  );
};
