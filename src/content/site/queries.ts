import { midnightsOf, zoneInWords } from '../../domain/dates/campus-time.ts';
import { getContent } from '../everything/queries.ts';

/** Returns the time zone of the campus, its name, and its UTC midnights in winter and summer. */
export async function getCampus(): Promise<{ zone: string; zoneName: string; midnights: string }> {
  const { timeZone: zone } = await getContent('site');
  return { zone, zoneName: zoneInWords(zone), midnights: midnightsOf(zone) };
}
