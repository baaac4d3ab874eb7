import { getCollection, type CollectionEntry } from 'astro:content';
import { academicYear } from '../../domain/dates/days.ts';
import { expandEvents, type CalendarEvent } from '../../domain/events/calendar-event.ts';
import { weeklySeries, type WeeklySeries } from '../../domain/events/weekly-series.ts';
import {
  whenFound,
  whoIsThere,
  type Helper,
  type HelpEvening,
} from '../../domain/officers/who-helps.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { slug } from '../../domain/words/slug.ts';
import type { Board } from '../officers/schema.ts';
import { mustAgree } from './check.ts';
import type { Events } from '../events/schema.ts';
import type { Newsletter } from '../news/schema.ts';
import { betweenPictures, namedPictures } from '../news/newsletter-pictures.ts';
import {
  articlePicture,
  portraitPicture,
  type ArticlePicture,
  type Picture,
} from '../pictures/pictures.ts';
import { portraitFault } from '../officers/portraits.ts';
import { readYaml } from '../read/read-yaml.ts';
import { siteMenu, type SiteMenu } from '../menu/site-menu.ts';
import { sources, type SingleFile } from './sources.ts';

/** Returns the content of a YAML file that pages read as a whole. */
export async function getContent<Name extends SingleFile>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (entry) return entry.data;
  // In development, the file may be invalid. Reading it again throws an error that lists its
  // mistakes.
  const { files, schema } = sources[name];
  return readYaml(files, schema);
}

/** Returns all pages by name, and the links in the menu and the footer. */
export const getMenu = async (): Promise<SiteMenu> => siteMenu(await getContent('menu'));

export interface Officer {
  name: string;
  role: string;
  year: string;
  bio?: string | undefined;
  email?: string | undefined;
  portrait?: Picture | undefined;
  /** Codes of courses that the officer took. */
  took: readonly string[];
  /** Days and times when the officer is at study night. */
  found?: string | undefined;
}

export async function getRooms(): Promise<Room[]> {
  const { rooms } = await getContent('gettingAround');
  const { gettingAround } = (await getMenu()).pages;
  if (!gettingAround.isOn) return [];
  return rooms.map(({ name }) => ({
    name,
    address: `/resources/getting-around#${slug(name)}`,
  }));
}

/**
 * Returns the text of the events page, all events in chronological order, and the weekly series.
 */
export async function getEvents(): Promise<
  Omit<Events, 'events'> & { events: CalendarEvent[]; series: WeeklySeries[] }
> {
  const { events, ...words } = await getContent('events');
  const [board] = await listBoards();
  return {
    ...words,
    events: eventsWithPeople(events, board),
    series: weeklySeries(events),
  };
}

/** Lists officers of the current board who help with courses. */
export async function listHelpers(): Promise<Helper[]> {
  const [board] = await listBoards();
  if (!board) return [];
  const evenings = helpEvenings((await getContent('events')).events);
  const { officers: page } = (await getMenu()).pages;
  return helpersOf(board)
    .officers.filter(({ took }) => took.length > 0)
    .map((officer) => ({
      ...officer,
      found: whenFound(officer.evenings, evenings),
      page: page.isOn ? `${page.path}#${slug(officer.name)}` : undefined,
    }));
}

/**
 * Lists the boards, newest first. The newest counts as current immediately, because a build doesn't
 * know the date.
 */
async function listBoards(): Promise<Board[]> {
  mustAgree();
  const boards = await getCollection('boards');
  return boards.map(({ data }) => data).toSorted((a, b) => b.from.localeCompare(a.from));
}

export async function getCurrentBoard(): Promise<
  Omit<Board, 'officers'> & { officers: Officer[] }
> {
  const [newest] = await listBoards();
  if (!newest) throw new Error('There’s no board in content/officers.');

  const nights = helpEvenings((await getContent('events')).events);
  const officers = await Promise.all(
    newest.officers.map(
      async ({ name, role, year, bio, email, took = [], evenings = [], image, focus }) => ({
        ...{ took, found: whenFound(evenings, nights), name, role, year, bio, email },
        portrait: image === undefined ? undefined : await portrait(image, focus),
      }),
    ),
  );
  return { ...newest, officers };
}

export interface PastBoard {
  id: string;
  year: string;
  officers: { name: string; role: string }[];
}

export async function listPastBoards(): Promise<PastBoard[]> {
  const [, ...past] = await listBoards();
  return past.map(({ from, to, officers }) => {
    const year = academicYear(from, to);
    return { id: `board-${slug(year)}`, year, officers };
  });
}

async function portrait(image: string, focus: 'left' | 'middle' | 'right' | undefined) {
  const fault = await portraitFault(`content/${image}`);
  if (fault) throw fault;
  return portraitPicture(image, focus);
}

export interface IssuePicture extends ArticlePicture {
  alt: string;
  caption?: string | undefined;
}

/** A newsletter with its path. The text alternates between HTML and pictures. */
export interface Issue extends Newsletter {
  path: string;
  text: (string | IssuePicture)[];
}

export async function listNewsletters(): Promise<Issue[]> {
  const issues = await getCollection('newsletters');
  const read = issues.map(async ({ id, data, body = '', rendered }) => {
    const pictures = await Promise.all(
      namedPictures(body).map(async ({ name, ...words }) => ({
        ...words,
        ...(await articlePicture(`newsletters/${name}`)),
      })),
    );
    const text = betweenPictures(rendered?.html ?? '').flatMap((html, place) => {
      const before = pictures[place - 1];
      return before ? [before, html] : [html];
    });
    return { ...data, path: `/news/${id}`, text };
  });
  return (await Promise.all(read)).toSorted((a, b) => b.date.localeCompare(a.date));
}

type Records = Events['events'];

/** Selects the fields of a board that show who helps with which course. */
const helpersOf = ({ from, to, officers }: Board) => ({
  from,
  to,
  officers: officers.map(({ name, took = [], evenings = [] }) => ({ name, took, evenings })),
});

/** Lists the weekly help evenings, latest first. */
const helpEvenings = (events: Records): HelpEvening[] =>
  events
    .filter(({ help, weekly }) => help && weekly)
    .toSorted((a, b) => b.date.localeCompare(a.date));

/**
 * Lists all dates of all events in chronological order. Adds the officers who are there to the
 * description of a help evening.
 */
function eventsWithPeople(events: Records, board: Board | undefined): CalendarEvent[] {
  const forHelp = new Set(events.filter(({ help }) => help).map(({ id }) => id));
  return expandEvents(events).map((event) => {
    const isForHelp = forHelp.has(event.series ?? event.id) && event.canceled === undefined;
    const there = isForHelp && board && whoIsThere(event.date, helpersOf(board));
    return there ? { ...event, description: `${event.description} ${there}` } : event;
  });
}
