import { existsSync, globSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { expandEvents } from '../../domain/events/calendar-event.ts';
import { weeklySeries } from '../../domain/events/weekly-series.ts';
import { contentError } from '../../domain/words/content-error.ts';
import { fillFacts, type Facts } from '../../domain/words/facts.ts';
import { placeFragment } from '../../domain/words/room-names.ts';
import { slug } from '../../domain/words/slug.ts';
import { readFacts } from '../facts/schema.ts';
import { readYaml } from '../read/read-yaml.ts';
import { documentFile, nameOf, sourceFiles } from '../read/source-files.ts';
import { didYouMean, oneOf } from './reference-fault.ts';
import { sources } from './sources.ts';
import { librarySubjectsFile } from './with-library.ts';

interface WrittenLink {
  file: string;
  line: number;
  to: string;
}

interface Addresses {
  pages: readonly string[];
  /** Prefixes of addresses that only the build creates. */
  uncounted: readonly string[];
  places: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reports links in content/ to missing pages. Also reports missing anchors on pages whose anchors
 * are all defined in content/. Other anchors, such as a lesson's headings, are checked on the built
 * site.
 */
export function addressFaults(): Error[] {
  const known = knownAddresses();
  const home = readable(sources.site)?.url;
  return writtenLinks(home).flatMap(({ file, line, to }) => {
    const fault = ownAddress(to, home) ?? addressFault(to, known);
    return fault ? [contentError(file, [{ line, ...fault }])] : [];
  });
}

/**
 * Reports a full address of this site. Its path isn't checked, and it would break if the site
 * moved.
 */
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
  if (to.startsWith('http:')) {
    return {
      text: `the link "${to}" starts with http://, and browsers warn about such pages.`,
      cure: `Write https:${to.slice(5)}, and open it once to see if it’s there.`,
    };
  }
  if (/^(?:https:|mailto:|#)/.test(to)) return undefined;
  const [, pdf] = /^\/lessons\/([a-z0-9-]+)\.pdf$/.exec(to) ?? [];
  const isPrinted = pdf === 'placeholder' || existsSync(documentFile('lessons', pdf ?? ''));
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
    return {
      text: `the link "${to}" leads nowhere: there’s no page ${path}.`,
      cure: didYouMean(
        path,
        pages,
        'Open the page you mean, and copy what comes after the site’s name in the address bar.',
      ),
    };
  }
  const known = places[path];
  if (place === undefined || known === undefined || known.includes(place)) return undefined;
  return {
    text: `the link "${to}" points to a spot that doesn’t exist: nothing on ${path} is called "${place}".`,
    cure: oneOf(place, known).replace('mean "', `mean "${path}#`),
  };
}

/** Lists every link in content/: Markdown links, YAML keys like "to:", and tags in lessons. */
function writtenLinks(home: string | undefined): WrittenLink[] {
  const facts = readFacts();
  return Object.values(sources)
    .flatMap(({ files }) => sourceFiles(files))
    .sort()
    .flatMap((file) => {
      // Outside lessons and problems, an address can end with a fact, like #{studyRoom}.
      const links = file.endsWith('.mdx')
        ? linksInDocument(file)
        : linksIn(withFacts(readFileSync(file, 'utf8'), facts), file);
      // External addresses are left to the schemas. In lessons, an equation can look like a link.
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

/** Cached by file, because an edit changes only one document. */
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

/** Matches Markdown links, except pictures, and addresses in YAML keys or attributes. */
const link =
  /(?<!!\[[^[\]]*)\]\(([^()\s]+)\)|\b(?:(?:to|path|pdf): ['"]?|href=")((?:\/|https:)[^\s'",}]*)/g;

/** Anchors that aren't defined in content/. */
const ownPlaces = {
  '/asked': ['ask', 'glance', 'open'],
  '/events': ['coming-up', 'coming', 'month', 'subscribe', 'all'],
  '/resources/registration': ['dates', 'tips', 'words', 'links', 'faq'],
  '/resources/getting-around': ['directions', 'map', 'rooms', 'places'],
};

/** Lists the pages and anchors that the valid files in content/ define. */
export function knownAddresses(): Addresses {
  const names = (files: string) => sourceFiles(files).map(nameOf);
  const events = readable(sources.events)?.events;
  const registration = readable(sources.registration);
  const around = readable(sources.gettingAround);
  const asked = readable(sources.questions);
  const subjects = readable(sources.courses)?.subjects;
  const courses = subjects?.flatMap(({ classes }) => classes.map(({ code }) => slug(code)));
  // The hosted editor of a board doesn't have the library.
  const isWhole =
    existsSync(librarySubjectsFile) ||
    !subjects?.some(({ classes }) => classes.some(({ teaches }) => teaches));
  const documents = (kind: 'lessons' | 'problems') =>
    isWhole ? names(sources[kind].files) : undefined;
  const made: Record<string, readonly string[] | undefined> = {
    '/news/[issue]': names(sources.newsletters.files),
    '/resources/courses/[course]': courses,
    '/resources/courses/[course]/packet': courses,
    '/resources/study-materials/[lesson]': documents('lessons'),
    '/resources/study-materials/[lesson]/formulas': documents('lessons'),
    '/resources/study-materials/problems/[problem]': documents('problems'),
  };
  const routes = globSync('src/pages/**/*.astro').map(
    (file) => file.replaceAll('\\', '/').replace(/^src\/pages|(?:\/index)?\.astro$/g, '') || '/',
  );
  const found: Record<keyof typeof ownPlaces, readonly string[] | undefined> = {
    '/asked': asked?.questions.map(({ id }) => id),
    '/events': events && [...weeklySeries(events), ...expandEvents(events)].map(({ id }) => id),
    '/resources/registration': registration && [
      ...registration.dates.map(({ id, event }) => id ?? event ?? ''),
      ...[...registration.words, ...registration.faq].map(({ id }) => id),
    ],
    '/resources/getting-around': around && [
      ...around.rooms.map(({ name }) => slug(name)),
      ...around.places.map(({ name }) => placeFragment(name)),
    ],
  };
  const paths = Object.keys(ownPlaces) as (keyof typeof ownPlaces)[];
  return {
    pages: routes.flatMap((route) =>
      route.includes('[')
        ? (made[route] ?? []).map((name) => route.replace(/\[\w+\]/, name))
        : [route],
    ),
    uncounted: routes
      .filter((route) => route.includes('[') && made[route] === undefined)
      .map((route) => route.slice(0, route.indexOf('['))),
    places: Object.fromEntries(
      paths.flatMap((path) => (found[path] ? [[path, [...ownPlaces[path], ...found[path]]]] : [])),
    ),
  };
}

/** Reads a file. Returns undefined if it's invalid, which another check reports. */
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
