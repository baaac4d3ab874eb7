import { isMap, isPair, isScalar, LineCounter, parseDocument, visit, type Pair } from 'yaml';

/** Something in content/ that waits for a person. */
export interface Todo {
  kind: 'sample' | 'stale';
  file: string;
  line: number;
  text: string;
}

/** A YAML file, or a Markdown file or lesson with YAML above it, by its name and its text. */
export interface ContentFile {
  file: string;
  source: string;
}

/** Addresses under these names are reserved for examples and belong to nobody. */
const exampleAddress = /\bexample\.(?:edu|org|com|net)\b/;
const reviewAfterDays = 365;
const newsletterAfterDays = 120;
const warnBeforeDays = 60;

/** Lists the sample values and the outdated records of all the files. */
export function findTodos(files: readonly ContentFile[], today: string): Todo[] {
  const newest = new Set([
    newestFile(files, /^from: (\S+)/m),
    newestFile(
      files.filter(({ file }) => file.endsWith('.md')),
      /^date: (\S+)/m,
    ),
  ]);
  return files.flatMap((content) =>
    todosOf(content, today, newest.has(content.file)).toSorted((a, b) => a.line - b.line),
  );
}

/** The file whose day, as the pattern finds it, is the latest. */
function newestFile(files: readonly ContentFile[], pattern: RegExp): string | undefined {
  return files
    .flatMap(({ file, source }) => {
      const day = pattern.exec(source)?.[1];
      return day === undefined ? [] : [{ file, day }];
    })
    .toSorted((a, b) => b.day.localeCompare(a.day))[0]?.file;
}

function todosOf({ file, source }: ContentFile, today: string, isNewest: boolean): Todo[] {
  const lines = new LineCounter();
  const fields = /\.mdx?$/.test(file) ? source.replace(/^---(.*?)^---.*$/ms, '$1') : source;
  const document = parseDocument(fields, { lineCounter: lines });
  const todos: Todo[] = [];
  const add = (kind: Todo['kind'], { key }: Pair, text: string) => {
    const line = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0).line;
    if (!todos.some((todo) => todo.kind === kind && todo.line === line)) {
      todos.push({ kind, file, line, text });
    }
  };

  visit(document, {
    Map(_, record, path) {
      const [unchecked] = record.items.filter(({ key }) => isScalar(key) && key.value === 'to');
      if (unchecked && isOutsidePage(path) && !record.has('checked')) {
        add('stale', unchecked, neverChecked);
      }
      if (record.get('sample') !== true) return;
      for (const pair of record.items.filter(
        ({ key }) => isScalar(key) && key.value !== 'sample',
      )) {
        add('sample', pair, summary(pair));
      }
    },
    Pair(_, pair) {
      const { key, value } = pair;
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const text = value.value;
      if (exampleAddress.test(text)) add('sample', pair, summary(pair));
      if (key.value === 'to' && isNewest && text < today) {
        add('stale', pair, `this term ended on ${text}: add the new board's file`);
      }
      if (key.value === 'date' && isNewest && daysBetween(text, today) > newsletterAfterDays) {
        add('stale', pair, `the latest newsletter is of ${text}: write a new one`);
      }
      if (key.value === 'until' && file.endsWith('textbooks.yaml') && text < today) {
        add('stale', pair, `this book was due back on ${text}: ask for it, or correct its status`);
      }
      if (key.value === 'expires' && daysBetween(today, text) <= warnBeforeDays) {
        add('stale', pair, expiry(text, today));
      }
      if (key.value === 'checked' && daysBetween(text, today) > reviewAfterDays) {
        add('stale', pair, `last opened on ${text}: open it and set today's date`);
      }
      if (key.value === 'reviewed' && daysBetween(text, today) > reviewAfterDays) {
        add('stale', pair, `last read over on ${text}: check it and set today's date`);
      }
    },
  });
  return todos;
}

const neverChecked = 'nobody has opened this page: open it and add "checked:" with today\'s date';

/** Whether a record stands in a list of pages elsewhere, by what is around it. */
const isOutsidePage = (path: readonly unknown[]) =>
  path.some((around) => isPair(around) && isScalar(around.key) && around.key.value === 'outside');

/** What to do about a promise that ends soon, or has ended. */
function expiry(day: string, today: string): string {
  const verb = day < today ? 'ended' : 'ends';
  return `the promise to answer reports ${verb} on ${day}: read the mailbox and set a day within a year`;
}

/** A field and the beginning of its value, on one line. */
function summary({ key, value }: Pair): string {
  const name = isScalar(key) ? String(key.value) : '';
  if (!isScalar(value)) return `${name}: ${isMap(value) ? 'all of it' : 'the whole list'}`;
  const text = String(value.value).replace(/\s+/g, ' ');
  return `${name}: ${text.length > 50 ? `${text.slice(0, 49)}…` : text}`;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
