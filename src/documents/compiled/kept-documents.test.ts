import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { readDependency } from '../text/files-read.ts';
import { KeptDocuments } from './kept-documents.ts';

let folder = '';
let compiled = 0;

const file = () => join(folder, 'problems/kettle.mdx');
const drawing = () => join(folder, 'problems/kettle.svg');
const kept = () => join(folder, 'kept');
const keptFile = () => join(kept(), readdirSync(kept())[0] ?? '');

/** Opens the cache as a new process would, with nothing in memory. */
const opened = (engine = 'engine') =>
  new KeptDocuments(kept(), engine, (_, text) => {
    compiled += 1;
    if (text === 'faulty') throw new Error('line 1: this is faulty');
    return { words: text, drawn: readDependency(drawing()), infinite: Infinity };
  });

beforeEach(() => {
  folder = temporaryFolder({
    'problems/kettle.mdx': 'A kettle',
    'problems/kettle.svg': 'a drawing',
  });
  compiled = 0;
});

test('a document is compiled once for all processes', () => {
  const first = opened().get(file());
  expect(opened().get(file())).toEqual(first);
  expect(first.document).toEqual({ words: 'A kettle', drawn: 'a drawing', infinite: Infinity });
  expect(compiled).toBe(1);
  expect(opened().has(file())).toBe(true);
});

test.each([
  [
    'its text',
    () => {
      writeFileSync(file(), 'A pot');
      return opened();
    },
  ],
  [
    'a file that it read',
    () => {
      writeFileSync(drawing(), 'another');
      return opened();
    },
  ],
  [
    'a file that it read, which is gone',
    () => {
      rmSync(drawing());
      return opened();
    },
  ],
  ['the engine', () => opened('another engine')],
])('it is compiled again after a change of %s', (_, change) => {
  opened().get(file());
  const after = change();
  expect(after.has(file())).toBe(false);
  after.get(file());
  expect(compiled).toBe(2);
});

test('a running server sees each change', () => {
  const server = opened();
  const { digest, version } = server.get(file());
  expect(server.get(file())).toBe(server.get(file()));
  writeFileSync(drawing(), 'another drawing');
  expect(server.get(file()).document.drawn).toBe('another drawing');
  expect(server.get(file()).digest).not.toBe(digest);
  expect(server.get(file()).version).toBe(version);
});

test.each([
  [
    'cut short',
    () => {
      truncateSync(keptFile(), 40);
    },
  ],
  [
    'empty',
    () => {
      truncateSync(keptFile(), 0);
    },
  ],
  [
    'changed in one byte',
    () => {
      const bytes = readFileSync(keptFile());
      bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1;
      writeFileSync(keptFile(), bytes);
    },
  ],
  [
    'another’s',
    () => {
      const [name] = readdirSync(kept());
      opened('another engine').get(file());
      const others = readdirSync(kept()).filter((each) => each !== name);
      renameSync(join(kept(), others[0] ?? ''), join(kept(), name ?? ''));
      compiled -= 1;
    },
  ],
])('a cached file that is %s is replaced', (_, spoil) => {
  const first = opened().get(file());
  spoil();
  expect(opened().has(file())).toBe(false);
  expect(opened().get(file())).toEqual(first);
  expect(compiled).toBe(2);
  expect(opened().has(file())).toBe(true);
});

test('a faulty document fails each time and is not cached', () => {
  writeFileSync(file(), 'faulty');
  expect(() => opened().get(file())).toThrow('line 1');
  expect(() => opened().get(file())).toThrow('line 1');
  mkdirSync(kept(), { recursive: true });
  expect(readdirSync(kept())).toEqual([]);
});
