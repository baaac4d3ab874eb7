import { midnightsOf, zoneInWords } from '../../domain/dates/campus-time.ts';
import { getContent } from '../everything/queries.ts';

/** The clocks of the campus: their zone, what it is called, and two of their midnights. */
export async function getCampus(): Promise<{ zone: string; zoneName: string; midnights: string }> {
  const { timeZone: zone } = await getContent('site');
  return { zone, zoneName: zoneInWords(zone), midnights: midnightsOf(zone) };
}
