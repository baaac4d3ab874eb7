import type { z } from 'zod';
import { contentError } from '../../domain/words/content-error.ts';
import type { IsoDay } from '../../domain/dates/days.ts';
import { factsOn, fillFacts, openFact } from '../../domain/words/facts.ts';
import { mustBeLegible } from './check-text.ts';
import { readFacts } from '../facts/schema.ts';
import { unclosed, unknownFact } from './fill-document.ts';
import { parseYaml } from './read-yaml.ts';
import { bodyFaults } from './text-faults.ts';

/** Matches the YAML between two lines of dashes, and the text after it. */
export const frontMatter =
  /^(?<above>\s*)---[ \t]*\r?\n(?<yaml>.*?)(?<=\n)---[ \t]*(?:\r?\n|$)(?<body>.*)$/s;

/** Parses a Markdown file with front matter. Throws an error with all problems in plain English. */
export function parseMarkdown<T extends z.ZodType>(
  file: string,
  source: string,
  schema: T,
): { data: z.output<T>; body: string } {
  const text = mustBeLegible(file, source);
  const { above = '', yaml, body = '' } = frontMatter.exec(text)?.groups ?? {};
  if (yaml === undefined) throw withoutTop(file, text);
  // Blank lines in place of the front matter keep the line numbers right.
  const top = '\n'.repeat(above.split('\n').length);
  const data = parseYaml(file, `${top}${yaml}`, schema);
  // Lessons and problems use braces for computed numbers.
  const isIssue = file.endsWith('.md');
  const near = isIssue ? (data as { date: string }).date : undefined;
  mustReadWell(file, text, body, near);
  return { data, body: isIssue ? filledBody({ file, text, body, day: near }) : body };
}

function mustReadWell(file: string, text: string, body: string, near: string | undefined): void {
  const above = text.slice(0, text.length - body.length).split('\n').length - 1;
  const faults = bodyFaults(body, near);
  if (faults.length === 0) return;
  throw contentError(
    file,
    faults.map(({ line, message, cure }) => ({ line: above + line, text: `${message}.`, cure })),
  );
}

interface Issue {
  file: string;
  text: string;
  body: string;
  day: IsoDay | undefined;
}

/** Inserts facts into the text below the front matter. */
function filledBody({ file, text, body, day }: Issue): string {
  const current = readFacts();
  if (!current) return body;
  const facts = factsOn(current, day);
  const filled = fillFacts(body, facts);
  const open = openFact(body, facts);
  const before = text.length - body.length;
  const lineAt = (at: number) => text.slice(0, before + at).split('\n').length;
  const faults = [
    ...filled.unknown.map(({ name, at }) => ({ line: lineAt(at), ...unknownFact(name, facts) })),
    ...(open === undefined
      ? []
      : [{ line: lineAt(body.search(new RegExp(`\\{${open}(?!\\w|\\})`))), ...unclosed(open) }]),
  ];
  if (faults.length > 0) throw contentError(file, faults);
  return filled.text;
}

function withoutTop(file: string, text: string): Error {
  const lines = text.split('\n').map((line) => line.trim());
  const opens = lines.findIndex((line) => line !== '');
  if (lines[opens] !== '---') {
    return contentError(file, [
      {
        line: 1,
        text: 'the file doesn’t start with its title and the lines that go with it.',
        cure: 'Start it with a line of three dashes, then "title:" and the others, then three dashes again.',
      },
    ]);
  }
  const ends = lines.findIndex((line, index) => index > opens && !/^[\w-]+:|^- /.test(line));
  return contentError(file, [
    {
      line: Math.max(ends, opens) + 1,
      text: 'the title and the lines that go with it don’t end with a line of three dashes.',
      cure: 'Put a line of three dashes, and nothing else, between them and the text.',
    },
  ]);
}
