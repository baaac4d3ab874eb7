import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../../tools/check/built-pages.ts';

const pages = readBuiltPages();

/** Parses a policy into the sources of each directive. */
const read = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const hashesOf = (sources: readonly string[] = []) =>
  sources.filter((source) => source.startsWith("'sha256-"));

/** Hashes the inline elements of a page without using the code under test. */
function found(html: string, element: 'style' | 'script'): string[] {
  const texts = html
    .split(new RegExp(`<${element}(?=[\\s>])`))
    .slice(1)
    .map((part) => part.slice(0, part.indexOf(`</${element}>`)))
    .filter((part) => !/^[^>]*\ssrc=/.test(part))
    .map((part) => part.slice(/^(?:"[^"]*"|[^">])*>/.exec(part)?.[0].length));
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].sort();
}

test.each(pages)('$path allows exactly its own inline code, by hash', ({ html }) => {
  const metas = [
    ...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g),
  ];
  expect(metas).toHaveLength(1);
  const policy = read(metas[0]?.[1] ?? '');
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('trusted-types')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  for (const element of ['script', 'style'] as const) {
    const sources = policy.get(`${element}-src`) ?? [];
    expect(hashesOf(sources)).toEqual(found(html, element));
    expect(sources.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
  }
});

test.each(pages)('$path has its policy before everything it applies to', ({ html }) => {
  const at = html.indexOf('<meta http-equiv="Content-Security-Policy"');
  const first = /<(?:style|script|link|img|body)\b/.exec(html);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(first?.index ?? 0);
});

test.each(pages)('$path has no styles or handlers in attributes', ({ html }) => {
  const tags = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').match(/<[a-z][^>]*>/g) ?? [];
  expect(tags.filter((tag) => /\s(?:style|on[a-z]+)=/.test(tag.replace(/"[^"]*"/g, '""')))).toEqual(
    [],
  );
});

const headers = readFileSync('dist/_headers', 'utf8');

test('no policy in a header is longer than 400 bytes', () => {
  const policies = headers.match(/^ {2}Content-Security-Policy: .*$/gm) ?? [];
  expect(policies.length).toBeGreaterThan(1);
  expect(Math.max(...policies.map((line) => line.trim().length))).toBeLessThan(400);
});

test('the header rules stay below the limit of hosts', () => {
  expect(headers.match(/^\/.*/gm)?.length).toBeLessThanOrEqual(95);
});
