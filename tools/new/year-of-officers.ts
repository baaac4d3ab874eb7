import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { boardSchema, type Board } from '../../src/content/officers/schema.ts';
import { parseYaml, readYaml } from '../../src/content/read/read-yaml.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { rewriteYaml } from '../../src/content/write/write-yaml.ts';
import { academicYear } from '../../src/domain/dates/academic-year.ts';
import type { Dialog } from './dialog.ts';
import { alreadyThere, type Drafts } from './new-files.ts';

type Officer = Board['officers'][number];

const { shape } = boardSchema;
const person = shape.officers.element.shape;
const nobody = '-';

/** A new year of officers: the newest file once more, with other dates and whoever is new. */
export async function newYearOfOfficers(dialog: Dialog): Promise<Drafts> {
  const [newest] = globSync(sources.boards.files)
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, board: readYaml(path, boardSchema) }))
    .sort((a, b) => b.board.from.localeCompare(a.board.from));
  if (!newest) throw new Error(`There’s no file ${sources.boards.files} to start from.`);
  const source = readFileSync(newest.path, 'utf8');
  // As it was written: the schema may fill in or trim what stands there.
  const old = parse(source) as Board;
  dialog.say(`It starts as a copy of ${newest.path}, which stays as it is.`);

  const from = await dialog.field(shape, 'from', { usual: aYearAfter(old.from) });
  const to = await dialog.field(shape, 'to', {
    usual: aYearAfter(old.to),
    fault: (day) =>
      day > from ? undefined : `The term would end before it begins, on ${from}. Type a later day.`,
  });
  const file = `content/officers/${academicYear(from, to).replace('–', '-')}.yaml`;
  const taken = alreadyThere(file);
  if (taken !== undefined) throw new Error(taken);
  const lead = await dialog.field(shape, 'lead', { usual: old.lead });

  const officers: Officer[] = [];
  for (const [place, officer] of old.officers.entries()) {
    dialog.say(
      `\nOfficer ${String(place + 1)} of ${String(old.officers.length)}: ${officer.role}.`,
    );
    dialog.say(`Press Enter to keep ${officer.name}, or type a dash to remove this office.`);
    const name = await dialog.field(person, 'name', { usual: officer.name });
    if (name === nobody) continue;
    officers.push(await asked(dialog, name, officer));
  }
  for (;;) {
    dialog.say('\nOne more officer? Press Enter or type a dash if that’s everyone.');
    const name = await dialog.field(person, 'name', { usual: nobody });
    if (name === nobody && officers.length > 0) break;
    if (name === nobody) dialog.say('A board needs at least one officer.');
    else officers.push(await asked(dialog, name));
  }

  const text = rewriteYaml(source, { ...old, from, to, lead, officers });
  parseYaml(file, text, boardSchema);
  return {
    files: [{ file, text }],
    toDo: [
      'Portraits go in content/officers/portraits/, each with a line "image:" in this file.',
      'New officers can add two or three sentences in a line "bio:", and an address in a line "email:".',
      'Ask everyone which courses they passed, "took: [CHE 210]", and when they’re at study night, "evenings: [Wednesday]".',
      'The site shows these officers as soon as the file is accepted.',
    ],
  };
}

const years = person.year.options;

/** What is asked of an officer: of somebody who stays, the rest is known. */
async function asked(dialog: Dialog, name: string, before?: Officer): Promise<Officer> {
  const role = await dialog.field(person, 'role', { usual: before?.role });
  const stays = name === before?.name ? before : undefined;
  const older = stays && years[Math.min(years.indexOf(stays.year) + 1, years.length - 1)];
  const year = person.year.parse(await dialog.field(person, 'year', { usual: older }));
  return { ...(stays ?? {}), name, role, year };
}

const aYearAfter = (day: string) =>
  `${String(Number(day.slice(0, 4)) + 1)}${day.slice(4)}`.replace('-02-29', '-02-28');
