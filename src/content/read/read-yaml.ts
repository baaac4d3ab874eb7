import { existsSync, readFileSync } from 'node:fs';
import { isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { contentError, missingFile } from '../../domain/words/content-error.ts';
import type { Facts } from '../../domain/words/facts.ts';
import { mustBeLegible } from './check-text.ts';
import { explainIssues } from '../explain/explain-issue.ts';
import { explainYaml } from '../explain/explain-yaml.ts';
import { misreadTexts } from '../explain/misread-texts.ts';
import { readFacts } from '../facts/schema.ts';
import { fillDocument } from './fill-document.ts';
import { renameOldKeys } from './old-keys.ts';

/** Reads and validates a YAML file. Throws an error with all problems in plain English. */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  if (!existsSync(file)) throw missingFile(file);
  return parseYaml(file, readFileSync(file, 'utf8'), schema);
}

export function parseYaml<T extends z.ZodType>(
  file: string,
  source: string,
  schema: T,
): z.output<T> {
  const { document, lines, data } = lastFilled(file, source, schema);
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;

  const written = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? (node.source ?? String(node.value)) : '';
  };
  throw contentError(
    file,
    explainIssues(result.error.issues, schema, { data, written }).map((problem) => ({
      ...problem,
      line: lineOf(document, lines, problem.path),
    })),
  );
}

/** Returns the line of the value at a path, or of the innermost value that contains the path. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** A parsed document with facts inserted, before validation. */
interface Filled {
  document: Document;
  lines: LineCounter;
  data: unknown;
}

interface Kept extends Filled {
  source: string;
  facts: Facts | undefined;
}

/** Caches the last parse of each file by schema, because a build reads most files many times. */
const known = new WeakMap<z.ZodType, Map<string, Kept>>();

function lastFilled(file: string, source: string, schema: z.ZodType): Filled {
  const facts = readFacts();
  const files = known.get(schema) ?? new Map<string, Kept>();
  known.set(schema, files);
  const last = files.get(file);
  if (last?.source === source && last.facts === facts) return last;
  const filled = fillYaml(file, source, schema, facts);
  files.set(file, { ...filled, source, facts });
  return filled;
}

function fillYaml(
  file: string,
  source: string,
  schema: z.ZodType,
  facts: Facts | undefined,
): Filled {
  const text = mustBeLegible(file, source);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const [first] = document.errors;
  if (first) {
    // Report only the first error, because it often causes the others.
    const { line } = lines.linePos(first.pos[0]);
    throw contentError(file, [
      explainYaml(text, { line, code: first.code, message: first.message }),
    ]);
  }
  renameOldKeys(document);
  const misread = misreadTexts(document, lines);
  if (misread.length > 0) throw contentError(file, misread);
  const unnamed = fillDocument(document, schema, facts).map(({ path, ...problem }) => ({
    ...problem,
    line: lineOf(document, lines, path),
  }));
  if (unnamed.length > 0) throw contentError(file, unnamed);
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // A value that starts with * is parsed as an alias, and this alias isn't defined.
    const { message } = error as Error;
    const line = text.split('\n').findIndex((each) => /^\s*(?:- )?(?:[\w-]+: )?\*/.test(each)) + 1;
    throw contentError(file, [explainYaml(text, { line: Math.max(line, 1), code: '', message })]);
  }
  if (data === null) {
    throw contentError(file, [
      { line: 1, text: 'the file is empty.', cure: 'Bring its old text back, or fill it in.' },
    ]);
  }
  return { document, lines, data };
}
