import type { Route } from '@playwright/test';

/** Answers a request with a faulty response. `text` is the content of the real file. */
type Answer = (route: Route, text: string) => Promise<void>;

const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, body: 'no' });

const text =
  (change: (text: string) => string): Answer =>
  (route, whole) =>
    route.fulfill({ contentType: 'application/json', body: change(whole) });

interface File {
  version: string;
  content: unknown[];
}

const changed = (change: (file: File) => unknown) =>
  text((whole) => JSON.stringify(change(JSON.parse(whole) as File)));

const withFirst = (change: (first: Record<string, unknown>) => unknown) =>
  changed(({ version, content: [first, ...rest] }) => ({
    version,
    content: [change(first as Record<string, unknown>), ...rest],
  }));

const without = (key: string) =>
  withFirst((first) => Object.fromEntries(Object.entries(first).filter(([name]) => name !== key)));

const ofAnyFile: Record<string, Answer> = {
  'is gone (404)': status(404),
  'is gone for good (410)': status(410),
  'is forbidden (403)': status(403),
  'is too much for the server (429)': status(429),
  'breaks the server (500)': status(500),
  'finds no server (503)': status(503),
  'breaks off': (route) => route.abort('connectionreset'),
  'finds no host': (route) => route.abort('namenotresolved'),
  'never comes': () => Promise.resolve(),
  'is empty': text(() => ''),
  'is cut in half': text((whole) => whole.slice(0, whole.length / 2)),
  'is the page of a hotel': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in to the network' }),
  'is no JSON': text(() => '{version: 1}'),
  'is null': text(() => 'null'),
  'is a number': text(() => '7'),
  'is a bare list': changed(({ content }) => content),
  'has no version': changed(({ content }) => ({ content })),
  'is of another build': changed(({ content }) => ({ version: 'another', content })),
  'has no content': changed(({ version }) => ({ version })),
  'has a text for content': changed(({ version }) => ({ version, content: 'soon' })),
  'has nothing in it': changed(({ version }) => ({ version, content: [] })),
  'has null in it': withFirst(() => null),
  'is huge': text((whole) => whole + ' '.repeat(5_000_000)),
};

export const numbersAnswers: Record<string, Answer> = {
  ...ofAnyFile,
  'has a set too few': changed(({ version, content }) => ({ version, content: content.slice(1) })),
  'has a set too many': changed(({ version, content }) => ({
    version,
    content: [...content, content[0]],
  })),
  'has a number too few': withFirst(({ printed, ...rest }) => ({
    ...rest,
    printed: (printed as string[]).slice(1),
  })),
  'has numbers that are no text': withFirst((first) => ({ ...first, printed: [1, 2, 3] })),
  'has no answers': without('keys'),
};

export const yearAnswers: Record<string, Answer> = {
  ...ofAnyFile,
  'has an event without a title': without('title'),
  'has an event without a day': without('date'),
  'has an event of another year': withFirst((first) => ({ ...first, date: '2018-03-14' })),
};
