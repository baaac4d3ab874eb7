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

/** Response headers of the site, for any kind of server. */
export interface HeaderRules {
  /** For every response, including redirects and errors. */
  everywhere: Headers;
  /** Overrides for files other than pages, by extension. */
  files: { endings: string[]; headers: Headers };
  /** Overrides for single files. */
  exceptions: { path: string; headers: Headers }[];
  /** Overrides for files whose name contains a hash of their content. */
  hashed: { paths: string[]; headers: Headers };
  /** Overrides for hashed pictures, by extension, because there can be any number of them. */
  pictures: { endings: string[]; headers: Headers };
}

/** Folder in which Astro puts files with a hash in their name. */
export const hashedFolder = '/_astro/';

/** Path prefixes of all files with a hash in their name. */
export const hashedBeginnings = [
  hashedFolder,
  '/search/index-',
  '/search/answers-',
  '/resources/handbook/substances-',
];

const isPicture = (ending: string) => /^(avif|webp|png|jpe?g|svg)$/i.test(ending);

const endingOf = (path: string) => extname(path).slice(1);

const endingsOf = (paths: readonly string[]) => [...new Set(paths.map(endingOf))].sort();

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
      // A file named by hash never changes, so browsers don't need to ask again.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    pictures: {
      endings: endingsOf(hashed).filter(isPicture),
      // Shown from the cache for a year, but revalidated after a day. So after an outage, a missing
      // picture is back the next day.
      headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=31536000' },
    },
  };
}

/** Maximum number of rules in a `_headers` file that Cloudflare reads. */
const mostRules = 100;

/**
 * Formats the rules as a `_headers` file. Lists scripts and fonts one by one, because with a rule
 * for the folder, a 404 for a file that's missing during a deploy would be cached for a year. Files
 * beyond the limit are revalidated like all others.
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
