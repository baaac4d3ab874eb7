import { createHash } from 'node:crypto';

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
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

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

/** The rules for every response, as hosts that read a `_headers` file want them. */
export function headersFile(pages: readonly string[]): string {
  const rules: [string, string[]][] = [
    [
      '/*',
      [
        `Content-Security-Policy: ${contentSecurityPolicy(pages)}`,
        'Strict-Transport-Security: max-age=63072000',
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Cross-Origin-Resource-Policy: same-origin',
        'Cross-Origin-Opener-Policy: same-origin',
        `Permissions-Policy: ${refusedFeatures.map((feature) => `${feature}=()`).join(', ')}`,
        'Speculation-Rules: "/speculation-rules.json"',
        'Cache-Control: no-cache',
      ],
    ],
    // A file whose name holds the hash of its content never changes under that name.
    ['/_astro/*', ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']],
    ['/news.xml', ['! Content-Type', 'Content-Type: application/atom+xml; charset=utf-8']],
    [
      '/speculation-rules.json',
      ['! Content-Type', 'Content-Type: application/speculationrules+json'],
    ],
  ];
  return rules.map(([path, lines]) => `${[path, ...lines].join('\n  ')}\n`).join('\n');
}
