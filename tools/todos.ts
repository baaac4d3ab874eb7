import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';

/** Something in content/ that waits for a person. */
export interface Todo {
  kind: 'sample' | 'stale';
  file: string;
  line: number;
  text: string;
}

/** Addresses under these names are reserved for examples and belong to nobody. */
const exampleAddress = /\bexample\.(?:edu|org|com|net)\b/;
const reviewAfterDays = 365;

/** Lists the samples and the outdated records of one YAML file. */
export function findTodos(file: string, source: string, today: string): Todo[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const todos: Todo[] = [];
  const add = (kind: Todo['kind'], offset: number, text: string) => {
    todos.push({ kind, file, line: lines.linePos(offset).line, text });
  };

  visit(document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !isScalar(value)) return;
      const offset = key.range?.[0] ?? 0;
      const parent = path.at(-1);
      if (key.value === 'sample' && value.value === true && isMap(parent)) {
        add('sample', offset, describe(parent));
      }
      if (key.value === 'to' && isDay(value.value) && value.value < today) {
        add('stale', offset, `this term ended on ${value.value}: add the new board's file`);
      }
      if (
        key.value === 'reviewed' &&
        isDay(value.value) &&
        daysBetween(value.value, today) > reviewAfterDays
      ) {
        add('stale', offset, `last read over on ${value.value}: check it and set today's date`);
      }
    },
    Scalar(_, { value, range }) {
      if (typeof value === 'string' && exampleAddress.test(value)) {
        add('sample', range?.[0] ?? 0, value);
      }
    },
  });
  return todos;
}

/** A record by its name, and the fields of it that are invented with it. */
function describe(record: YAMLMap): string {
  const fields = record.items
    .map(({ key }) => (isScalar(key) ? String(key.value) : ''))
    .filter((key) => key !== 'sample');
  const name = record.get('name') ?? record.get('title');
  return `${typeof name === 'string' ? name : 'a record'} (${fields.join(', ')})`;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
