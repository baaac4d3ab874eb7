import type { APIRoute } from 'astro';
import { getContent, listNewsletters } from '../content/everything/queries.ts';
import { atomFeed, feedPicture } from '../domain/words/atom-feed.ts';

export const GET: APIRoute = async () => {
  const { name, url } = await getContent('site');
  const issues = await listNewsletters();
  const feed = atomFeed({
    title: `${name}: newsletters`,
    page: `${url}/news`,
    self: `${url}/news.xml`,
    author: name,
    entries: issues.map(({ title, date, summary, path, text }) => ({
      title,
      address: url + path,
      day: date,
      summary,
      html: text
        .map((part) => (typeof part === 'string' ? part : feedPicture(part)))
        .join('')
        .replace(/(href|src)="\//g, `$1="${url}/`),
    })),
  });
  return new Response(feed);
};
