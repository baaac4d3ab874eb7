import { getCollection, type CollectionEntry } from 'astro:content';
import { academicYear } from '../../domain/dates/days.ts';
import type { CalendarEvent } from '../../domain/events/calendar-event.ts';
import { weeklySeries, type WeeklySeries } from '../../domain/events/weekly-series.ts';
import { whenFound, type Helper } from '../../domain/officers/who-helps.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { slug } from '../../domain/words/slug.ts';
import type { Board } from '../officers/schema.ts';
import { eventsWithPeople, helpEvenings, helpersOf, officersInWords } from './board-words.ts';
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

/** The record of a file that stands alone, such as the words of a page. */
export async function getContent<Name extends SingleFile>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (entry) return entry.data;
  // While developing, the file may have been wrong from the start: reading it again says how.
  const { files, schema } = sources[name];
  return readYaml(files, schema);
}

/** The pages of the site by their names, and the links of menu and footer. */
export const getMenu = async (): Promise<SiteMenu> => siteMenu(await getContent('menu'));

/** An officer with the portrait ready to be drawn. */
export interface Officer {
  name: string;
  role: string;
  year: string;
  bio?: string | undefined;
  email?: string | undefined;
  portrait?: Picture | undefined;
  /** The courses they took, and where to find them. */
  took: readonly string[];
  found?: string | undefined;
}

/** The rooms and meeting points that the page about getting around explains. */
export async function getRooms(): Promise<Room[]> {
  const { rooms } = await getContent('gettingAround');
  const { gettingAround } = (await getMenu()).pages;
  if (!gettingAround.isOn) return [];
  return rooms.map(({ name }) => ({
    name,
    address: `/resources/getting-around#${slug(name)}`,
  }));
}

/** The words of the events page, every single event in the order of time, and the weekly ones as usual. */
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

/** The officers of the current board who say which courses they took. */
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

/** The boards, the newest first. A build knows no clock, so a new file takes over at once. */
async function listBoards(): Promise<Board[]> {
  mustAgree();
  const boards = await getCollection('boards');
  return boards.map(({ data }) => data).toSorted((a, b) => b.from.localeCompare(a.from));
}

/** The board whose term begins last. */
export async function getCurrentBoard(): Promise<
  Omit<Board, 'officers'> & { officers: Officer[] }
> {
  const [newest] = await listBoards();
  if (!newest) throw new Error('There’s no board in content/officers.');

  const evenings = helpEvenings((await getContent('events')).events);
  const portraits = await Promise.all(
    newest.officers.map(async ({ image, focus }) =>
      image === undefined ? undefined : portrait(image, focus),
    ),
  );
  const officers = officersInWords(newest, evenings).map((officer, place) => ({
    ...officer,
    portrait: portraits[place],
  }));
  return { ...newest, officers };
}

/** A board of earlier years, and the end of its address. */
export interface PastBoard {
  id: string;
  year: string;
  officers: { name: string; role: string }[];
}

/** The boards before the current one, the newest first. */
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

/** A picture of a newsletter, with what it shows and what stands below it. */
export interface IssuePicture extends ArticlePicture {
  alt: string;
  caption?: string | undefined;
}

/** A newsletter with its address and its text: HTML, and the pictures between. */
export interface Issue extends Newsletter {
  path: string;
  text: (string | IssuePicture)[];
}

/** All newsletters, the newest first. */
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
