import type { APIRoute } from 'astro';
import { getContent, getEvents } from '../content/everything/queries.ts';
import { iCalendar } from '../domain/events/icalendar.ts';

export const GET: APIRoute = async () => {
  const { name, url, timeZone } = await getContent('site');
  const { events, reviewed } = await getEvents();
  return new Response(
    iCalendar({ name, zone: timeZone, page: `${url}/events`, revised: reviewed, events }),
  );
};
