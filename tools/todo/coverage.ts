/**
 * `npm run coverage`, also at the end of a build: lists the lessons and problems that cover each
 * topic in docs/coverage.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { lessonSchema } from '../../src/content/documents/lesson-schema.ts';
import { problemSchema } from '../../src/content/practice/schema.ts';
import { documentFiles, nameOf } from '../../src/content/read/source-files.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { withCoverage, type Covering } from './coverage-table.ts';

const file = 'docs/coverage.md';

const documents = (['lesson', 'problem'] as const).flatMap((kind) =>
  documentFiles(`${kind}s`).map((path): Covering => {
    const { data } = parseMarkdown(
      path,
      readFileSync(path, 'utf8'),
      kind === 'lesson' ? lessonSchema : problemSchema,
    );
    return { kind, name: nameOf(path), covers: data.covers ?? [] };
  }),
);

// A board may have deleted the list.
if (existsSync(file)) {
  const before = readFileSync(file, 'utf8');
  const { text, faults } = withCoverage(before, documents);
  const options = (await resolveConfig(file)) ?? {};
  const after = await format(text, { ...options, filepath: file });
  if (after !== before) writeFileSync(file, after);
  for (const fault of faults) console.warn(fault);
  console.log(/^\*\*(.*)$/m.exec(after)?.[0].replaceAll('**', '') ?? `${file} is written`);
}
