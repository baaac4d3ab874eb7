import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument } from 'yaml';
import type { z } from 'zod';
import { factsOf } from '../../src/content/facts/schema.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { counted } from '../../src/domain/words/counted.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import type { ContentFile } from '../todo/findings.ts';
import { newestBoard } from '../todo/boards.ts';
import { readSource } from '../todo/read-source.ts';
import { changedDates, changedEvents } from './changed-events.ts';
import { changedRecords, changesInWords } from './changed-records.ts';

type Files = readonly ContentFile[];

/** Lists the changes in content/ that visitors will notice, most important first. */
export function whatChanged(before: Files, after: Files): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [before, after].map((files) => ({ files, facts: factsIn(files) }));
  if (!old || !now) return [];
  const both = <T extends z.ZodType>(source: { files: string; schema: T }) => {
    const [was, is] = [old, now].map(
      ({ files, facts }) => readSource(files, source, facts ?? new Map())?.data,
    );
    return was !== undefined && is !== undefined ? { was, is } : undefined;
  };
  const events = both(sources.events);
  const registration = both(sources.registration);
  const textbooks = both(sources.textbooks);
  const questions = both(sources.questions);
  return [
    ...(events ? changedEvents(events.was.events, events.is.events) : []),
    ...(registration ? changedDates(registration.was.dates, registration.is.dates) : []),
    ...changedOfficers(before, after),
    ...(textbooks ? changedBooks(textbooks.was.textbooks, textbooks.is.textbooks) : []),
    ...(questions ? changedQuestions(questions.was.questions, questions.is.questions) : []),
    ...(old.facts && now.facts ? changedFacts(old.facts, now.facts, after) : []),
    ...changedFiles(before, after, [
      ...(events ? ['events'] : []),
      ...(registration ? ['dates'] : []),
      ...(textbooks ? ['textbooks'] : []),
      ...(questions ? ['questions'] : []),
      ...(old.facts && now.facts ? ['facts'] : []),
    ]),
  ];
}

export function factsIn(files: Files): Facts | undefined {
  const textOf = (name: string) => files.find(({ file }) => file === name)?.source ?? '';
  const boards = files.filter(({ file }) => file.startsWith('content/officers/'));
  const texts = boards.map(({ source }) => source);
  return factsOf(textOf(sources.facts.files), textOf(sources.site.files), texts);
}

/** Skips invalid files, because a committed board may be broken. */
export const shownBoard = (files: Files) =>
  newestBoard(
    files
      .filter(({ file }) => file.startsWith('content/officers/'))
      .filter(({ source }) => parseDocument(source).errors.length === 0),
  );

function changedOfficers(before: Files, after: Files): string[] {
  const [was, is] = [shownBoard(before), shownBoard(after)];
  if (!was || !is) return [];
  const changes = changedRecords(was.officers, is.officers, ({ name }) => name);
  return sentence(
    'Officers',
    changesInWords(changes, ({ name }) => name),
  );
}

interface Book {
  title: string;
  edition: string;
  status?: 'available' | 'lent' | undefined;
}

function changedBooks(was: readonly Book[], is: readonly Book[]): string[] {
  const isLent = (book: Book) => book.status === 'lent';
  const changes = changedRecords(was, is, (book) => book.title + book.edition);
  return sentence(
    'Books',
    changesInWords(changes, ({ title }) => title, [
      ['lent', ([old, now]) => !isLent(old) && isLent(now)],
      ['back', ([old, now]) => isLent(old) && !isLent(now)],
    ]),
  );
}

interface Question {
  id: string;
  steps: readonly { what: string }[];
}

function changedQuestions(was: readonly Question[], is: readonly Question[]): string[] {
  const lastStep = ({ steps }: Question) => steps.at(-1)?.what;
  const kinds = ['taken', 'answered', 'done', 'refused'].map(
    (what): [string, (pair: [Question, Question]) => boolean] => [
      what,
      ([old, now]) => lastStep(now) === what && lastStep(old) !== what,
    ],
  );
  const idOf = ({ id }: Question) => id;
  return sentence('Questions', changesInWords(changedRecords(was, is, idOf), idOf, kinds));
}

function changedFacts(was: Facts, is: Facts, after: Files): string[] {
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names
    .filter((name) => was.get(name) !== is.get(name))
    .flatMap((name) => {
      const named = new RegExp(`\\{${name}\\}`, 'gi');
      const places = after.flatMap(({ source }) => source.match(named) ?? []).length;
      const said = `${was.get(name) ?? '(new)'} → ${is.get(name) ?? '(gone)'}`;
      return places === 0 ? [] : [`{${name}}: ${said}, in ${counted(places, 'place')}`];
    });
}

/**
 * Lists new, deleted and reworded files. Describes YAML lists by record. Ignores comments and
 * review dates.
 */
function changedFiles(before: Files, after: Files, told: readonly string[]): string[] {
  const { fresh, gone, changed } = changedRecords(before, after, ({ file }) => file);
  const shown = [shownBoard(before)?.file, shownBoard(after)?.file];
  const others = changed
    .filter(([{ file }]) => !shown.includes(file))
    .filter(([old, now]) => wordsOf(old, told) !== wordsOf(now, told));
  return [
    ...fresh.map(({ file }) => `New: ${file}`),
    ...gone.map(({ file }) => `Gone: ${file}`),
    ...others.map(([, { file }]) => `The words ${placeOf(file, after)} changed`),
  ];
}

function wordsOf({ file, source }: ContentFile, told: readonly string[]): string {
  if (!file.endsWith('.yaml')) return source;
  const unseen = ['reviewed', 'reviewBy', 'owner'];
  const data: unknown = parseDocument(source).toJS();
  return JSON.stringify(data, (key, value: unknown) => {
    const isTold = told.includes(key) && Array.isArray(value);
    return isTold || unseen.includes(key) ? undefined : value;
  });
}

/** Names the page that shows the text of a file. Without such a page, names the file. */
function placeOf(file: string, files: Files): string {
  const [, name = ''] = /^content\/(?:pages\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const { pages } = parse(files.find((one) => one.file === sources.menu.files)?.source ?? '{}') as {
    pages?: Record<string, { title: string } | undefined>;
  };
  const title = pages?.[key]?.title;
  return title === undefined ? `in ${file}` : `on ${title} (${file})`;
}

const sentence = (what: string, changes: string) => (changes === '' ? [] : [`${what}: ${changes}`]);
