import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { fillDocument } from '../../src/content/read/fill-document.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import type { ContentFile } from './findings.ts';

/** Reads a source's file if the file is valid, and finds the line of a path in the file. */
export function readSource<T extends z.ZodType>(
  files: readonly ContentFile[],
  { files: name, schema }: { files: string; schema: T },
  facts: Facts,
): { data: z.output<T>; lineOf: (...path: (string | number)[]) => number } | undefined {
  const source = files.find(({ file }) => file === name)?.source;
  if (source === undefined) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  fillDocument(document, schema, facts);
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) return undefined;
  const lineOf = (...path: (string | number)[]) => {
    const node = document.getIn(path, true);
    return isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1;
  };
  return { data: parsed.data, lineOf };
}
