import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { headerOfFiles, headerOfPages } from './policy.ts';

const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

type Headers = Record<string, string>;

/** What the answers of the site carry, whichever engine gives them. */
export interface HeaderRules {
  /** On every answer, redirects and errors included. */
  everywhere: Headers;
  /** What files carry instead that are not pages, by the ends of their names. */
  files: { endings: string[]; headers: Headers };
  /** What single files carry instead. */
  exceptions: { path: string; headers: Headers }[];
  /** What files carry instead whose names hold the hash of their content. */
  hashed: { paths: string[]; headers: Headers };
  /** What pictures among these carry, of which there may be any number, by the ends of their names. */
  pictures: { endings: string[]; headers: Headers };
}

/** The folder of the files that the builder names by their hash. */
export const hashedFolder = '/_astro/';

/** How the paths of all files begin that are named by their hash: what the search and the Handbook look up too. */
export const hashedBeginnings = [
  hashedFolder,
  '/search/index-',
  '/search/answers-',
  '/resources/handbook/substances-',
];

const isPicture = (ending: string) => /^(avif|webp|png|jpe?g|svg)$/i.test(ending);

const endingOf = (path: string) => extname(path).slice(1);

const endingsOf = (paths: readonly string[]) => [...new Set(paths.map(endingOf))].sort();

/** The rules for a built site. */
export function headerRules(dist: string): HeaderRules {
  const paths = globSync('**/*.*', { cwd: dist })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((path) => !path.endsWith('.html') && endingOf(path) !== '')
    .sort();
  const hashed = paths.filter((path) =>
    hashedBeginnings.some((beginning) => path.startsWith(beginning)),
  );
  return {
    everywhere: {
      'Content-Security-Policy': headerOfPages,
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Speculation-Rules': '"/speculation-rules.json"',
      'Cache-Control': 'no-cache',
    },
    files: {
      endings: endingsOf(paths),
      headers: {
        'Content-Security-Policy': headerOfFiles(readFileSync(`${dist}/404.html`, 'utf8')),
      },
    },
    exceptions: [
      ...['/asked.xml', '/news.xml'].map((path) => ({
        path,
        headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
      })),
      {
        path: '/speculation-rules.json',
        headers: { 'Content-Type': 'application/speculationrules+json' },
      },
    ],
    hashed: {
      paths: hashed.filter((path) => !isPicture(endingOf(path))),
      // What never changes under its name need not be asked for anew.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    pictures: {
      endings: endingsOf(hashed).filter(isPicture),
      // Shown at once for a year; one that was missing for a moment is there again the next day.
      headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=31536000' },
    },
  };
}

/** Cloudflare reads this many rules of a `_headers` file and leaves out the rest. */
const mostRules = 100;

/**
 * The rules as hosts want them that read a `_headers` file. Scripts and fonts, which are named by their
 * hash, are listed one by one: a rule for their folder would also hold for a name that is missing
 * there for a moment, during a deploy, and a browser would believe for a year that there is no such
 * file. Those for which there is no room are asked for anew, like everything else.
 */
export function headersFile(rules: HeaderRules): string {
  const { everywhere, files, exceptions, hashed, pictures } = rules;
  const instead = [
    ...files.endings.map((ending) => ({ path: `/*.${ending}`, headers: files.headers })),
    ...pictures.endings.map((ending) => ({
      path: `${hashedFolder}*.${ending}`,
      headers: pictures.headers,
    })),
    ...exceptions,
    ...hashed.paths.map((path) => ({ path, headers: hashed.headers })),
  ].slice(0, mostRules - 1);
  const blocks = [
    ['/*', ...linesOf(everywhere)],
    ...instead.map(({ path, headers }) => [
      path,
      ...Object.keys(headers).map((name) => `! ${name}`),
      ...linesOf(headers),
    ]),
  ];
  return blocks.map((lines) => `${lines.join('\n  ')}\n`).join('\n');
}

const linesOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
