import { knownDates, type KnownDate } from '../../domain/registration/known-dates.ts';
import { roomOf } from '../../domain/words/room-names.ts';
import { mustAgree } from '../everything/check.ts';
import { getContent, getEvents, getRooms } from '../everything/queries.ts';

export interface RegistrationDate extends KnownDate {
  room?: string | undefined;
}

export async function listRegistrationDates(): Promise<RegistrationDate[]> {
  mustAgree();
  const { dates } = await getContent('registration');
  const { events } = await getEvents();
  const { timeZone } = await getContent('site');
  const rooms = await getRooms();
  return knownDates(dates, events, timeZone).map((date) => ({
    ...date,
    room: roomOf(date.location ?? '', rooms)?.address,
  }));
}
