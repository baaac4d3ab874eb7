import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { expandEvents } from '../../domain/events/calendar-event.ts';
import { weeklySeries } from '../../domain/events/weekly-series.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { contentError } from '../../domain/words/content-error.ts';
import { fillFacts, type Facts } from '../../domain/words/facts.ts';
import { placeFragment } from '../../domain/words/room-names.ts';
import { slug } from '../../domain/words/slug.ts';
import { readFacts } from '../facts/schema.ts';
import { readYaml } from '../read/read-yaml.ts';
import { sources } from './sources.ts';

/** An address as it stands in a line of content/. */
interface WrittenLink {
  file: string;
  line: number;
  to: string;
}

/** The pages of the site, and the places that their content gives them. */
interface Addresses {
  pages: readonly string[];
  /** Of pages whose content nobody can count before they are built: what all of them begin with. */
  uncounted: readonly string[];
  places: Readonly<Record<string, readonly string[]>>;
}

/**
 * The links in content/ that lead to no page of this site, or to no place on a page whose places
 * come from content/. What only the built pages can tell, such as the headings of a lesson, is
 * checked on them.
 */
export function addressFaults(): Error[] {
  const known = knownAddresses();
  const home = readable(sources.site)?.url;
  return writtenLinks(home).flatMap(({ file, line, to }) => {
    const fault = ownAddress(to, home) ?? addressFault(to, known);
    return fault ? [contentError(file, [{ line, ...fault }])] : [];
  });
}

/** The whole address of a page of this site: nobody would notice if it led nowhere, or stayed behind. */
function ownAddress(to: string, home: string | undefined) {
  if (home === undefined || !isOwn(to, home)) return undefined;
  return {
    text: `the link "${to}" leads to this site by its whole address.`,
    cure: `Write just the path: ${to.slice(home.length).replace(/^(?!\/)/, '/')}`,
  };
}

const isOwn = (to: string, home: string) => to === home || to.startsWith(`${home}/`);

function addressFault(
  to: string,
  { pages, uncounted, places }: Addresses,
): { text: string; cure: string } | undefined {
  if (/^(?:https?:|mailto:|#)/.test(to)) return undefined;
  const [, pdf] = /^\/lessons\/([a-z0-9-]+)\.pdf$/.exec(to) ?? [];
  const isPrinted = pdf === 'placeholder' || existsSync(`content/lessons/${pdf ?? ''}.mdx`);
  if (pdf !== undefined && !isPrinted && !existsSync(`public${to}`)) {
    return {
      text: `there’s no file public${to}.`,
      cure: 'Put the PDF there, fix its name, or delete this line.',
    };
  }
  if (/\.\w+$/.test(to)) return undefined;
  if (!to.startsWith('/')) {
    return {
      text: `the link "${to}" isn’t an address.`,
      cure: 'Write a path on this site that starts with /, like /contact, or a full address that starts with https://',
    };
  }
  const [path = '', place] = to.split('#');
  if (uncounted.some((start) => path.startsWith(start))) return undefined;
  if (!pages.includes(path) && pages.length > 0) {
    const meant = closestWord(path, pages);
    return {
      text: `the link "${to}" leads nowhere: there’s no page ${path}.`,
      cure:
        meant === undefined
          ? 'Open the page you mean, and copy what comes after the site’s name in the address bar.'
          : `Did you mean "${meant}"?`,
    };
  }
  const known = places[path];
  if (place === undefined || known === undefined || known.includes(place)) return undefined;
  const meant = closestWord(place, known);
  return {
    text: `the link "${to}" points to a spot that doesn’t exist: nothing on ${path} is called "${place}".`,
    cure:
      meant === undefined
        ? `The options are: ${known.join(', ')}.`
        : `Did you mean "${path}#${meant}"?`,
  };
}

/** Every link in the texts of content/: in Markdown, under "to", and in the tags of lessons. */
function writtenLinks(home: string | undefined): WrittenLink[] {
  const facts = readFacts();
  return Object.values(sources)
    .flatMap(({ files }) => globSync(files))
    .sort()
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/');
      // An address may end with a fact: #{studyRoom}. Lessons and problems have none.
      const links = file.endsWith('.mdx')
        ? linksInDocument(path)
        : linksIn(withFacts(readFileSync(path, 'utf8'), facts), file);
      // Schemas say what an address looks like, and in an equation this is none.
      return links
        .filter(
          ({ to }) =>
            to.startsWith('/') || file.endsWith('.md') || (home !== undefined && isOwn(to, home)),
        )
        .map((each) => ({ file, ...each }));
    });
}

function linksIn(text: string, file = ''): Omit<WrittenLink, 'file'>[] {
  return text.split('\n').flatMap((written, index) =>
    isComment(file, written)
      ? []
      : [...written.matchAll(link)].map(([, inText, inKey = '']) => ({
          line: index + 1,
          to: inText ?? inKey,
        })),
  );
}

const withFacts = (text: string, facts: Facts | undefined) =>
  facts ? fillFacts(text, facts).text : text;

/** The links of each lesson and problem in its last text: most stay while one is edited. */
const linksOfDocuments = new Map<string, { text: string; links: Omit<WrittenLink, 'file'>[] }>();

function linksInDocument(path: string): Omit<WrittenLink, 'file'>[] {
  const text = readFileSync(path, 'utf8');
  const last = linksOfDocuments.get(path);
  if (last?.text === text) return last.links;
  const links = linksIn(text);
  linksOfDocuments.set(path, { text, links });
  return links;
}

const isComment = (file: string, line: string) => file.endsWith('.yaml') && /^\s*#/.test(line);

/** Words in brackets and an address in parentheses, but no picture; or a key or a tag's attribute. */
const link =
  /(?<!!\[[^[\]]*)\]\(([^()\s]+)\)|\b(?:(?:to|path|pdf): ['"]?|href=")((?:\/|https:)[^\s'",}]*)/g;

/** The places that the pages themselves have, besides those that come from content/. */
const ownPlaces = {
  '/asked': ['ask', 'glance', 'open'],
  '/events': ['coming-up', 'coming', 'month', 'subscribe', 'all'],
  '/resources/registration': ['dates', 'tips', 'words', 'links', 'faq'],
  '/resources/getting-around': ['directions', 'map', 'rooms', 'places'],
};

/** What there is, as far as the files of content/ that are right can tell. */
export function knownAddresses(): Addresses {
  const names = (files: string) =>
    globSync(files).map((file) => basename(file).split('.')[0] ?? '');
  const events = readable(sources.events)?.events;
  const registration = readable(sources.registration);
  const around = readable(sources.gettingAround);
  const asked = readable(sources.questions);
  const subjects = readable(sources.courses)?.subjects;
  const courses = subjects?.flatMap(({ classes }) => classes.map(({ code }) => slug(code)));
  const made: Record<string, readonly string[] | undefined> = {
    '/news/[issue]': names(sources.newsletters.files),
    '/resources/courses/[course]': courses,
    '/resources/courses/[course]/packet': courses,
    '/resources/study-materials/[lesson]': names(sources.lessons.files),
    '/resources/study-materials/[lesson]/formulas': names(sources.lessons.files),
    '/resources/study-materials/problems/[problem]': names(sources.problems.files),
  };
  const routes = globSync('src/pages/**/*.astro').map(
    (file) => file.replaceAll('\\', '/').replace(/^src\/pages|(?:\/index)?\.astro$/g, '') || '/',
  );
  return {
    pages: routes.flatMap((route) =>
      route.includes('[')
        ? (made[route] ?? []).map((name) => route.replace(/\[\w+\]/, name))
        : [route],
    ),
    uncounted: routes
      .filter((route) => route.includes('[') && made[route] === undefined)
      .map((route) => route.slice(0, route.indexOf('['))),
    places: {
      ...(events && {
        '/events': [
          ...ownPlaces['/events'],
          ...[...weeklySeries(events), ...expandEvents(events)].map(({ id }) => id),
        ],
      }),
      ...(registration && {
        '/resources/registration': [
          ...ownPlaces['/resources/registration'],
          ...registration.dates.map(({ id, event }) => id ?? event ?? ''),
          ...[...registration.words, ...registration.faq].map(({ id }) => id),
        ],
      }),
      ...(asked && {
        '/asked': [...ownPlaces['/asked'], ...asked.questions.map(({ id }) => id)],
      }),
      ...(around && {
        '/resources/getting-around': [
          ...ownPlaces['/resources/getting-around'],
          ...around.rooms.map(({ name }) => slug(name)),
          ...around.places.map(({ name }) => placeFragment(name)),
        ],
      }),
    },
  };
}

/** A file that stands alone, unless it is wrong: that has a message of its own. */
function readable<T extends z.ZodType>(source: {
  files: string;
  schema: T;
}): z.output<T> | undefined {
  try {
    return readYaml(source.files, source.schema);
  } catch {
    return undefined;
  }
}
