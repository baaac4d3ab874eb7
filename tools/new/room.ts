import { globSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { sources } from '../../src/content/everything/sources.ts';
import { factsSchema } from '../../src/content/facts/schema.ts';
import type { GettingAround } from '../../src/content/getting-around/schema.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { roomOf } from '../../src/domain/words/room-names.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { frozenEvent, frozenText, frozenTexts, type Move } from './frozen-room.ts';
import { changedFile, type Draft, type Drafts } from './new-files.ts';

const { facts, events, registration, about, gettingAround, newsletters } = sources;
const fact = factsSchema.shape.facts.element.shape;
const room = gettingAround.schema.shape.rooms.unwrap().element.shape;
const day = events.schema.shape.events.element.shape.date;

/** The room that a fact says moves: what is over stays where it was, and everything else says the new one. */
export async function newRoom(dialog: Dialog, today: string): Promise<Drafts> {
  const stated = readYaml(facts.files, facts.schema).facts;
  const used = stated.filter(({ name }) => read(events.files).includes(`location: '{${name}}'`));
  if (used.length === 0) {
    throw new Error(
      `No fact in ${facts.files} is the room of an event. Change the room in ${events.files} itself.`,
    );
  }
  const name = await dialog.choose({
    words: 'Which room moves?',
    options: used.map((each) => ({ name: each.name, words: each.says })),
    usual: used.length === 1 ? used[0]?.name : undefined,
  });
  const old = used.find((each) => each.name === name)?.says ?? '';
  const says = await dialog.ask({
    words: 'The new room, as you’d write it in an event',
    example: 'CPE 3.110',
    fault: (typed) =>
      typed === old ? `That’s where it is now: ${old}.` : fieldFault(fact.says, 'says', typed),
  });
  const from = await dialog.ask({
    words: 'The first day in the new room. Events before it keep the old one',
    example: '2027-01-20',
    usual: today,
    fault: (typed) => fieldFault(day, 'date', typed),
  });
  const move = { fact: name, old, from };
  const place = await newPlace(dialog, says);

  const files = [
    changed(facts, (data) => {
      const own = data.facts.find((each) => each.name === name);
      if (own) Object.assign(own, { says }, own.reviewed !== undefined && { reviewed: today });
    }),
    changed(events, (data) => {
      data.events = data.events.map((event) => frozenEvent(event, move));
    }),
    changed(registration, (data) => {
      data.dates &&= data.dates.map((one) =>
        (one.until ?? one.date ?? from) < from ? frozenTexts(one, move) : one,
      );
    }),
    changed(about, (data) => {
      data.history = data.history.map((one) => frozenTexts(one, move));
    }),
    changed(gettingAround, (data) => {
      data.rooms = movedRooms(data.rooms ?? [], move, place && { name: `{${name}}`, ...place });
    }),
    ...globSync(newsletters.files).map((path): Draft => {
      const file = path.replaceAll('\\', '/');
      return { file, text: frozenText(read(file), move), isThere: true };
    }),
  ].filter(({ file, text }) => text !== read(file));
  return { files, toDo: leftToDo(files, { ...move, says, today }) };
}

type Rooms = NonNullable<GettingAround['rooms']>;
type Place = Omit<Rooms[number], 'name' | 'sample'>;

/** How to get into the new room, unless the page about getting around says it already. */
async function newPlace(dialog: Dialog, says: string): Promise<Place | undefined> {
  const { places, rooms } = readYaml(gettingAround.files, gettingAround.schema);
  if (roomOf(says, rooms)) return undefined;
  const nowhere = 'none of these';
  const building = await dialog.choose({
    words: 'Which building is it in?',
    options: [...places.map((each) => ({ name: each.short ?? each.name })), { name: nowhere }],
  });
  const floor = await dialog.field(room, 'floor', { usual: '' });
  const text = await dialog.field(room, 'text');
  return { ...(building !== nowhere && { building }), ...(floor !== '' && { floor }), text };
}

/** The rooms with the new one in the place of the old; one that is explained already needs no other entry. */
function movedRooms(rooms: Rooms, { fact: name }: Move, now: Rooms[number] | undefined): Rooms {
  const isOwn = (each: Rooms[number]) => each.name === `{${name}}`;
  if (!now) return rooms.filter((each) => !isOwn(each));
  return rooms.some(isOwn) ? rooms.map((each) => (isOwn(each) ? now : each)) : [...rooms, now];
}

/** What only somebody who knows both rooms can mend, with its file and line. */
function leftToDo(
  files: readonly Draft[],
  { fact: name, old, says, from, today }: Move & { says: string; today: string },
): string[] {
  const [number = old] = /\S*\d\S*$/.exec(old) ?? [];
  const named = new RegExp(`(?<![\\w.])${number.replace(/[^\w]/g, '\\$&')}(?![\\w])`, 'i');
  const lines = globSync('content/**/*.{yaml,md}')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('content/newsletters/'))
    .sort()
    .flatMap((file) => {
      const before = read(file).split('\n');
      const after = (files.find((one) => one.file === file)?.text ?? read(file)).split('\n');
      return after.flatMap((line, index) =>
        // What was only now written down of the past is right.
        named.test(line) && before.includes(line)
          ? [`${file}, line ${String(index + 1)}: ${line.trim()}`]
          : [],
      );
    });
  const around =
    files.find(({ file }) => file === gettingAround.files)?.text ?? read(gettingAround.files);
  const directions = around.split('\n').findIndex((line) => line.startsWith('directions:')) + 1;
  const places = globSync('content/**/*.{yaml,md}').flatMap(
    (file) => read(file).match(new RegExp(`\\{${name}\\}`, 'gi')) ?? [],
  ).length;
  return [
    `{${name}} was in ${counted(places, 'place')}. Those that aren’t over now say ${says}.`,
    ...(from > today
      ? [`The pages say ${says} as soon as this is accepted, so accept it on ${dayInWords(from)}.`]
      : []),
    `${gettingAround.files}, line ${String(directions)}: walk the new route and write its directions, "route" and "mapNote".`,
    ...(lines.length > 0
      ? [`These lines still name ${number}. Leave what was true then, and change the rest:`]
      : []),
    ...lines,
  ];
}

const read = (file: string) => readFileSync(file, 'utf8');

const changed = <Schema extends z.ZodType>(
  { files: file, schema }: { files: string; schema: Schema },
  change: (data: z.input<Schema>) => void,
): Draft => changedFile({ file, source: read(file), schema }, change);
