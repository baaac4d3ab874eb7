import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inWords, type Facts } from '../../domain/words/facts.ts';
import { hint, review, sample, text } from '../read/fields.ts';
import { siteSchema } from '../site/schema.ts';

/** The facts that other files state already, and where. */
const derivedFacts: Record<string, string> = {
  boardName: '"name" in content/site.yaml',
  department: '"department" in content/site.yaml',
  email: '"email" in content/site.yaml',
  boardSize: 'the number of officers in the newest file in content/officers/',
};

const factSchema = z.strictObject({
  sample,
  name: hint(
    z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
    'The name you put in braces: letters and digits, no spaces',
    'studyRoom',
  ),
  says: hint(
    text(120).refine((words) => !/[{}[\]]/.test(words), {
      error: 'a fact can’t have braces or brackets in it',
    }),
    'What shows up in its place',
    'CPE 2.222',
  ),
  ...review,
});

/** content/facts.yaml: what changes from year to year, stated once. */
export const factsSchema = z.strictObject({
  facts: hint(
    z.array(factSchema).superRefine((facts, context) => {
      facts.forEach(({ name }, index) => {
        const stated = derivedFacts[name];
        const isDouble = facts.findIndex((other) => other.name === name) < index;
        if (stated === undefined && !isDouble) return;
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: isDouble
            ? `there are two facts called "${name}"`
            : `{${name}} already exists: it’s ${stated ?? ''}`,
          params: { cure: 'Give this one another name, or delete it.' },
        });
      });
    }),
    'The facts, each stated once: a list of name and says',
    [{ name: 'studyRoom', says: 'CPE 2.222' }],
  ),
});

/** What was read last, and the texts of which it was: every file of content/ asks for the same. */
let last: { texts: string; facts: Facts | undefined } = { texts: '', facts: undefined };

/**
 * What texts may name, as it stands below content/ now; nothing where one of the files is wrong,
 * which has a message of its own.
 */
export function readFacts(): Facts | undefined {
  const own = textOf('content/facts.yaml');
  const site = textOf('content/site.yaml');
  const boards = globSync('content/officers/*.yaml').map(textOf);
  const texts = JSON.stringify([own, site, ...boards]);
  if (texts !== last.texts) last = { texts, facts: factsOf(own, site, boards) };
  return last.facts;
}

/** What texts may name, by the texts of content/facts.yaml, content/site.yaml and the boards. */
export function factsOf(own: string, site: string, boards: readonly string[]): Facts | undefined {
  const stated = factsSchema.safeParse(rawYaml(own));
  const board = factsOfSite.safeParse(rawYaml(site));
  const [newest] = boards
    .flatMap((text) => termAndSize(rawYaml(text)))
    .toSorted((a, b) => b.from.localeCompare(a.from));
  if (!stated.success || !board.success) return undefined;
  return new Map([
    ['boardName', board.data.name],
    ['department', board.data.department],
    ['email', board.data.email],
    // Without a board that can be read nothing is published, and every other fact is as it was.
    ['boardSize', inWords(newest?.size ?? 0)],
    ...stated.data.facts.map(({ name, says }): [string, string] => [name, says]),
  ]);
}

const factsOfSite = siteSchema.pick({ name: true, department: true, email: true }).strip();

/** Of a board only these: its own texts may name the facts that are gathered here. */
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
