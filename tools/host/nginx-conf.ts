import { hashedBeginnings, hashedFolder, type HeaderRules } from './headers.ts';
import type { Redirect } from './redirects.ts';

/** MIME types of the site's files, as Cloudflare sends them. */
const types: Record<string, string[]> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js'],
  'text/plain': ['txt'],
  'text/calendar': ['ics'],
  'application/json': ['json'],
  'application/xml': ['xml'],
  'application/pdf': ['pdf'],
  'application/wasm': ['wasm'],
  'font/woff2': ['woff2'],
  'image/avif': ['avif'],
  'image/webp': ['webp'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/svg+xml': ['svg'],
  'image/vnd.microsoft.icon': ['ico'],
};

/** MIME types with a UTF-8 charset, except text/html, to which nginx adds the charset itself. */
const utf8 = Object.keys(types).filter((type) => /^text\/(?!html)/.test(type));

/** Quotes a value for nginx. A dollar sign would start a variable. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx has no way to write a dollar sign: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const generated =
  '# Written by `npm run build:nginx` from the built site; changes here get lost.\n';

/** Variables for headers that depend on the file. */
const variables: Record<string, string> = {
  'Cache-Control': '$site_cache_control',
  'Content-Security-Policy': '$site_policy',
};

/**
 * Returns the configuration for nginx's `http` block. A missing file gets the headers of /404.html,
 * so that browsers apply the policy of pages and don't cache the 404.
 */
export function nginxHttp({ everywhere, files, hashed, pictures }: HeaderRules): string {
  const mapped = (name: string, ways: [string, string | undefined][]) =>
    `map $uri ${variables[name] ?? ''} {\n${ways
      .map(([way, value = '']) => `  ${way} ${quoted(value)};\n`)
      .join('')}}\n`;
  const isPicture = `"~^${hashedFolder}.*\\.(${pictures.endings.join('|')})$"`;
  const [cache, policy] = ['Cache-Control', 'Content-Security-Policy'];
  return [
    generated,
    mapped(cache, [
      ['default', everywhere[cache]],
      [isPicture, pictures.headers[cache]],
      [`"~^(${hashedBeginnings.join('|')})"`, hashed.headers[cache]],
    ]),
    mapped(policy, [
      ['default', everywhere[policy]],
      [`"~\\.(${files.endings.join('|')})$"`, files.headers[policy]],
    ]),
  ].join('\n');
}

/**
 * Returns the configuration for nginx's `server` block: addresses, types, headers and compression.
 */
export function nginxServer(
  { everywhere, exceptions }: HeaderRules,
  redirects: readonly Redirect[],
  { hasBrotli }: { hasBrotli: boolean },
): string {
  const headers = Object.entries(everywhere).map(
    ([name, value]) =>
      // Without "always", error responses wouldn't have these headers.
      `add_header ${name} ${variables[name] ?? quoted(value)} always;`,
  );
  const typed = exceptions.map(
    ({ path, headers: { 'Content-Type': type = '' } }) =>
      `location = ${path} { types { } default_type ${quoted(type)}; }`,
  );
  const led = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((way) => `location = ${way} { return 307 ${to}$is_args$args; }`),
  );
  const named = Object.entries(types).map(([type, endings]) => `  ${type} ${endings.join(' ')};`);
  return `${generated}
server_tokens off;
absolute_redirect off;

types {
${named.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${utf8.join(' ')};

# nginx checks once a minute which files exist, and sends a page in one piece with its headers.
open_file_cache max=2000 inactive=10m;
open_file_cache_valid 1m;
open_file_cache_errors on;
sendfile off;

# The build already compressed the files that are worth it.
gzip off;
gzip_static on;
gzip_vary on;
${hasBrotli ? 'brotli_static on;\n' : ''}
# nginx drops all of these in a location that adds one of its own: no location below does.
${headers.join('\n')}

error_page 404 /404.html;
location = /404.html { internal; }

# A page has one address: without a slash and without .html at its end.
location = / { try_files /index.html =404; }
location = /index { return 307 /$is_args$args; }
location = /index.html { return 307 /$is_args$args; }
location ~ ^(?<page>/.+)(/|\\.html)$ {
  if (-f $document_root$page.html) { return 307 $page$is_args$args; }
  return 404;
}
location / { try_files $uri.html $uri =404; }
location ^~ ${hashedFolder} { try_files $uri =404; }

${[...led, ...typed].join('\n')}
`;
}
