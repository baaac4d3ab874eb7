import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inWords, type Facts } from '../../domain/words/facts.ts';
import { complain, day, hint, review, sample, text } from '../read/fields.ts';
import { siteSchema } from '../site/schema.ts';

/** Facts from other files, and where each one is defined. */
const derivedFacts: Record<string, string> = {
  boardName: '"name" in content/site.yaml',
  department: '"department" in content/site.yaml',
  email: '"email" in content/site.yaml',
  boardSize: 'the number of officers in the newest file in content/officers/',
};

const said = text(120).refine((words) => !/[{}[\]]/.test(words), {
  error: 'a fact can’t have braces or brackets in it',
});

const factSchema = z.strictObject({
  sample,
  name: hint(
    z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
    'The name you put in braces: letters and digits, no spaces',
    'studyRoom',
  ),
  says: hint(said, 'What shows up in its place', 'CPE 2.222'),
  earlier: hint(
    z
      .array(
        z.strictObject({
          until: hint(day, 'The last day it was true', '2027-01-19'),
          said: hint(said, 'What it said until that day', 'CPE 1.110'),
        }),
      )
      .optional(),
    'What it said before, which past events still show: a list of until and said; optional',
    [{ until: '2027-01-19', said: 'CPE 1.110' }],
  ),
  ...review,
});

/** content/facts.yaml: facts that change from year to year. */
export const factsSchema = z.strictObject({
  facts: hint(
    z.array(factSchema).superRefine((facts, context) => {
      facts.forEach(({ name }, index) => {
        const stated = derivedFacts[name];
        const isDouble = facts.findIndex((other) => other.name === name) < index;
        if (stated === undefined && !isDouble) return;
        complain(context, [index, 'name'], {
          message: isDouble
            ? `there are two facts called "${name}"`
            : `{${name}} already exists: it’s ${stated ?? ''}`,
          cure: 'Give this one another name, or delete it.',
        });
      });
    }),
    'The facts, each stated once: a list of name and says',
    [{ name: 'studyRoom', says: 'CPE 2.222' }],
  ),
});

/** Cached with the file contents, because every file in content/ needs the facts. */
let last: { texts: string; facts: Facts | undefined } = { texts: '', facts: undefined };

/**
 * Reads the facts that content can use. Returns undefined if a file they come from is invalid,
 * which another check reports.
 */
export function readFacts(): Facts | undefined {
  const own = textOf('content/facts.yaml');
  const site = textOf('content/site.yaml');
  const boards = globSync('content/officers/*.yaml').map(textOf);
  const texts = JSON.stringify([own, site, ...boards]);
  if (texts !== last.texts) last = { texts, facts: factsOf(own, site, boards) };
  return last.facts;
}

/** Collects the facts from the text of content/facts.yaml, content/site.yaml and all boards. */
export function factsOf(own: string, site: string, boards: readonly string[]): Facts | undefined {
  const stated = factsSchema.safeParse(rawYaml(own));
  const board = factsOfSite.safeParse(rawYaml(site));
  const [newest] = boards
    .flatMap((text) => termAndSize(rawYaml(text)))
    .toSorted((a, b) => b.from.localeCompare(a.from));
  if (!stated.success || !board.success) return undefined;
  const current = new Map([
    ['boardName', board.data.name],
    ['department', board.data.department],
    ['email', board.data.email],
    // A zero is never published, because a build fails without a valid board.
    ['boardSize', inWords(newest?.size ?? 0)],
    ...stated.data.facts.map(({ name, says }): [string, string] => [name, says]),
  ]);
  const earlier = stated.data.facts.flatMap(({ name, earlier: texts }) =>
    texts ? [[name, texts] as const] : [],
  );
  return Object.assign(current, { earlier: new Map(earlier) });
}

const factsOfSite = siteSchema.pick({ name: true, department: true, email: true }).strip();

/** Skips the other fields of a board, which may contain facts. */
function termAndSize(board: unknown): { from: string; size: number }[] {
  const { from, officers } = (board ?? {}) as Record<string, unknown>;
  return typeof from === 'string' && Array.isArray(officers)
    ? [{ from, size: officers.length }]
    : [];
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function rawYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
