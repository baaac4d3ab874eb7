import type { APIRoute } from 'astro';
import { getContent, getMenu } from '../../content/everything/queries.ts';
import { listRegistrationDates } from '../../content/registration/queries.ts';
import { asEvents } from '../../domain/registration/known-dates.ts';
import { iCalendar } from '../../domain/events/icalendar.ts';

export const GET: APIRoute = async () => {
  const { name, url, timeZone } = await getContent('site');
  const { registration } = (await getMenu()).pages;
  const { reviewed } = await getContent('registration');
  const events = asEvents(await listRegistrationDates());
  const calendar = {
    name: `${registration.title}, ${name}`,
    zone: timeZone,
    page: url + registration.path,
    revised: reviewed,
    events,
  };
  return new Response(events.length > 0 ? iCalendar(calendar) : null);
};
