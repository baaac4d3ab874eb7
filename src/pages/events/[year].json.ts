import type { APIRoute, GetStaticPaths } from 'astro';
import { getEvents } from '../../content/everything/queries.ts';
import { recentEvents, yearFileVersion } from '../../domain/events/calendar-event.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { events } = await getEvents();
  return recentEvents(events).olderYears.map((year) => ({
    params: { year },
    props: {
      version: yearFileVersion,
      content: events.filter(({ date }) => date.startsWith(year)),
    },
  }));
};

/** The events of a past year. The calendar fetches them when it needs them. */
export const GET: APIRoute = ({ props }) => Response.json(props);
