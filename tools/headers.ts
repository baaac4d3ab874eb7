import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The hashes under which a strict policy admits the inline styles and scripts of these pages. */
export function inlineHashes(pages: readonly string[], element: 'style' | 'script'): string[] {
  const inline = new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>.*?)</${element}>`, 'gs');
  const hashes = pages.flatMap((page) =>
    [...page.matchAll(inline)]
      .map(({ groups }) => ({
        attributes: groups?.['attributes'] ?? '',
        text: groups?.['text'] ?? '',
      }))
      .filter(({ attributes }) => !/\ssrc=|\stype="application\//.test(attributes))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  return [...new Set(hashes)].sort();
}

/** One policy for the whole site: nothing is allowed but what these built pages contain. */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const scripts = inlineHashes(pages, 'script');
  const runsScripts = scripts.length > 0 || pages.some((page) => /<script[^>]*\ssrc=/.test(page));
  const directives = {
    'default-src': ["'none'"],
    'script-src': runsScripts ? ["'self'", ...scripts] : ["'none'"],
    'style-src': ["'self'", ...inlineHashes(pages, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // A newsletter's PDF in a frame, which the PDF has to allow.
    'frame-src': ["'self'"],
    // For programs that read a page from within, as Lighthouse does to find robots.txt.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return (
    Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      // Without spaces, since a line may not be long: tools/fit-policy.ts.
      .join(';')
  );
}

/** A policy as its line in the `_headers` file. */
export const policyLine = (policy: string): string => `  Content-Security-Policy: ${policy}`;

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

/** What the answers of the site carry, whichever engine gives them. */
export interface HeaderRules {
  /** On every answer, redirects and errors included. */
  everywhere: Record<string, string>;
  /** What single files carry instead. */
  exceptions: { path: string; headers: Record<string, string> }[];
  /** What files carry instead whose names hold the hash of their content, the most wanted first. */
  hashed: { paths: string[]; headers: Record<string, string> };
}

/** The folder of the files that are named by their hash. */
export const hashedFolder = '/_astro/';

/** The rules for a built site. */
export function headerRules(dist: string): HeaderRules {
  const pages = globSync(`${dist}/**/*.html`).map((file) => readFileSync(file, 'utf8'));
  const hashed = globSync(`${dist}${hashedFolder}**/*.*`).map(
    (file) => `/${relative(dist, file).replaceAll('\\', '/')}`,
  );
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(pages),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Speculation-Rules': '"/speculation-rules.json"',
      'Cache-Control': 'no-cache',
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
      paths: hashed.sort((a, b) => Number(isPicture(a)) - Number(isPicture(b)) || (a < b ? -1 : 1)),
      // What never changes under its name need not be asked for anew.
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  };
}

const isPicture = (path: string) => /\.(avif|webp|png|jpe?g|svg)$/.test(path);

/** Cloudflare reads this many rules of a `_headers` file and leaves out the rest. */
const mostRules = 100;

/**
 * The rules as hosts want them that read a `_headers` file. Files named by their hash are listed one
 * by one: a rule for their folder would also hold for a name that is missing there for a moment,
 * during a deploy, and a browser would believe for a year that there is no such file. Those for
 * which there is no room are asked for anew, like everything else.
 */
export function headersFile({ everywhere, exceptions, hashed }: HeaderRules): string {
  const instead = [
    ...exceptions,
    ...hashed.paths.map((path) => ({ path, headers: hashed.headers })),
  ].slice(0, mostRules - 1);
  const rules = [
    ['/*', ...linesOf(everywhere)],
    ...instead.map(({ path, headers }) => [
      path,
      ...Object.keys(headers).map((name) => `! ${name}`),
      ...linesOf(headers),
    ]),
  ];
  return rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n');
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
