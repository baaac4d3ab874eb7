import type { APIRoute, GetStaticPaths } from 'astro';
import { getContent, getEvents } from '../../content/everything/queries.ts';
import { iCalendar } from '../../domain/events/icalendar.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { name, url, timeZone } = await getContent('site');
  const { events, reviewed } = await getEvents();
  return events.map((event) => ({
    params: { id: event.id },
    props: { name, zone: timeZone, page: `${url}/events`, revised: reviewed, events: [event] },
  }));
};

export const GET: APIRoute<Parameters<typeof iCalendar>[0]> = ({ props }) =>
  new Response(iCalendar(props));
