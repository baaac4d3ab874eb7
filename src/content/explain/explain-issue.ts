import { stringify } from 'yaml';
import { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';
import { causesAmong, keyMeant } from './causes.ts';
import { isSecretKey, secretCure } from './secrets.ts';

type Path = readonly PropertyKey[];

/** A mistake in a content file and its fix, in words that officers understand. */
export interface Problem {
  path: Path;
  text: string;
  cure: string;
}

/** Parsed data, and a function that returns the source text of a value. */
interface Written {
  data: unknown;
  written: (path: Path) => string;
}

/** Explains schema issues in plain English. Reports each mistake once. */
export const explainIssues = (
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  written: Written,
): Problem[] =>
  causesAmong(issues).flatMap((issue) => explainIssue(issue, schema, written, issues));

function explainIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  { data, written }: Written,
  all: readonly z.core.$ZodIssue[],
): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schemaAt(schema, issue.path));
    return issue.keys.map((key) => {
      if (isSecretKey(key)) {
        return {
          path: [...issue.path, key],
          text: `${place(issue.path, data)}"${key}" doesn’t belong in any file: everyone who can see the files can read it.`,
          cure: secretCure,
        };
      }
      const meant = keyMeant(key, issue, all) ?? closestWord(key, known);
      return {
        path: [...issue.path, key],
        text: `${place(issue.path, data)}"${key}" isn’t a key that belongs here.`,
        cure: meant ? `Did you mean "${meant}"?` : `Delete it, or use one of: ${known.join(', ')}.`,
      };
    });
  }
  const field = schemaAt(schema, issue.path);
  const last = issue.path.at(-1);
  const name =
    last === undefined
      ? 'The file '
      : typeof last === 'number'
        ? `item ${String(last + 1)} `
        : `"${String(last)}" `;
  return [
    {
      path: issue.path,
      text: `${place(issue.path.slice(0, -1), data)}${name}${complaint(issue)}.`,
      cure: cureFor(issue, field, written),
    },
  ];
}

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list, each item on a line that starts with a dash',
  object: 'a group of keys, each on its own line and indented',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

function complaint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent(issue.input)
        ? absence(issue.input)
        : `should be ${kinds[issue.expected] ?? issue.expected}, but it’s ${shown(issue.input)}`;
    case 'invalid_value':
      return isAbsent(issue.input)
        ? absence(issue.input)
        : `is ${shown(issue.input)}, but it can only be one of: ${issue.values.join(', ')}`;
    case 'too_big':
      return `is too ${size(issue.origin, 'long', 'large')}: at most ${String(issue.maximum)}${unit(issue.origin, issue.maximum)}`;
    case 'too_small':
      return issue.input === ''
        ? 'is empty'
        : `is too ${size(issue.origin, 'short', 'small')}: at least ${String(issue.minimum)}${unit(issue.origin, issue.minimum)}`;
    case 'invalid_format':
      return `is ${shown(issue.input)}, which isn’t ${formats[issue.format] ?? 'written the way it should be'}`;
    default:
      return `isn’t right: ${issue.message}`;
  }
}

const isAbsent = (value: unknown) => value === undefined || value === null;
const absence = (value: unknown) => (value === null ? 'is empty' : 'is missing');

const formats: Record<string, string> = {
  date: 'a calendar day, written year-month-day',
  email: 'an email address',
  url: 'a web address that starts with https://',
};

const shown = (value: unknown) => JSON.stringify(value);
const size = (origin: string, text: string, number: string) =>
  origin === 'string' || origin === 'array' ? text : number;
const unit = (origin: string, count: number | bigint) => {
  const word = origin === 'string' ? ' character' : origin === 'array' ? ' item' : '';
  return word === '' || Number(count) === 1 ? word : `${word}s`;
};

function cureFor(
  issue: z.core.$ZodIssue,
  field: z.ZodType | undefined,
  written: Written['written'],
): string {
  if (issue.code === 'custom' && typeof issue.params?.['cure'] === 'string') {
    return issue.params['cure'];
  }
  if (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    (Number.isFinite(issue.input) || typeof issue.input === 'boolean')
  ) {
    return `Put quotes around it: '${written(issue.path)}'`;
  }
  const fact = bareFact(issue.input);
  if (fact !== undefined) return `Put quotes around it: '{${fact}}'`;
  if (issue.path.length === 0) {
    return 'Every line is a key, a colon and its text, as in "lead: Who we are." If something else got pasted over it, bring the old text back.';
  }
  const { description, examples } = field?.meta() ?? {};
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  const key = issue.path.at(-1);
  if (!description || example === undefined || typeof key !== 'string') {
    if (issue.code === 'invalid_value') return choice(issue.input, issue.values.map(String));
    return 'Compare it with the lines around it.';
  }
  const lines = stringify({ [key]: example })
    .trimEnd()
    .replaceAll('\n', '\n    ');
  const mayGo = field instanceof z.ZodOptional && (isAbsent(issue.input) || issue.input === '');
  const optional = mayGo ? 'Fill it in, or delete the line. ' : '';
  return `${optional}${description}. For example:\n    ${lines}`;
}

/** Suggests the closest option, or lists all options. */
function choice(input: unknown, words: readonly string[]): string {
  const meant = typeof input === 'string' ? closestWord(input, words) : undefined;
  return meant === undefined
    ? `Write one of these words: ${words.join(', ')}.`
    : `Did you mean "${meant}"?`;
}

/**
 * Returns the fact in a value like {email}. Without quotes, YAML parses it as a map with one key.
 */
function bareFact(input: unknown): string | undefined {
  const [entry, ...others] = Object.entries(input ?? {}) as [string, unknown][];
  return entry?.[1] === null && others.length === 0 ? entry[0] : undefined;
}

/** Describes the location of a value in words, with the names of entries. */
function place(path: Path, data: unknown): string {
  let at: unknown = data;
  const words = path.map((step) => {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[step];
    if (typeof step !== 'number') return String(step);
    const entry = (at ?? {}) as Record<string, unknown>;
    const name = entry['name'] ?? entry['title'] ?? entry['question'];
    return `entry ${String(step + 1)}${typeof name === 'string' ? ` (${name})` : ''}`;
  });
  return words.length > 0 ? `In ${words.join(', ')}: ` : '';
}

function knownKeys(schema: z.ZodType | undefined): string[] {
  const inner = schema && unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

const unwrapped = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault
    ? (schema.unwrap() as z.ZodType)
    : schema;

export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const inner = unwrapped(schema);
  const next =
    inner instanceof z.ZodObject
      ? (inner.shape as Record<string, z.ZodType>)[String(step)]
      : inner instanceof z.ZodArray
        ? (inner.element as z.ZodType)
        : undefined;
  return next && schemaAt(next, rest);
}
