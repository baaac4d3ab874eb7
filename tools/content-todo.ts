/**
 * `npm run content:todo`: what a real board has still to replace, what has gone stale,
 * which rooms of events nobody has explained, which lessons and problems nobody has solved a second
 * time, and which texts of `npm run new` nobody has finished.
 * `npm run content:todo -- --today 2026-09-01` asks for another day.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readYaml } from '../src/content/read-yaml.ts';
import { sources } from '../src/content/sources.ts';
import { solvedOnce } from './solved-once.ts';
import { findTodos, type Todo } from './todos.ts';
import { unexplainedRooms } from './unexplained-rooms.ts';
import { unwrittenTexts } from './unwritten-texts.ts';

const { values } = parseArgs({ options: { today: { type: 'string' } } });
const today = values.today ?? new Date().toISOString().slice(0, 10);

const todos = findTodos(
  globSync('content/**/*.{yaml,md,mdx}')
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
  today,
);

const print = (heading: string, kind: Todo['kind']) => {
  const list = todos.filter((todo) => todo.kind === kind);
  console.log(`${heading}: ${String(list.length)}`);
  for (const { file, line, text } of list) console.log(`  ${file}:${String(line)}  ${text}`);
};
print('Samples to replace', 'sample');
print(`Gone stale on ${today}`, 'stale');

const { events, gettingAround } = sources;
const rooms = unexplainedRooms(
  readFileSync(events.files, 'utf8'),
  readYaml(gettingAround.files, gettingAround.schema).rooms,
);
console.log(
  `Rooms of events that ${gettingAround.files} does not explain: ${String(rooms.length)}`,
);
for (const { line, location } of rooms)
  console.log(`  ${events.files}:${String(line)}  ${location}`);

const once = solvedOnce();
console.log(`Not solved a second time: ${String(once.length)}`);
for (const file of once) console.log(`  ${file}`);

const unwritten = unwrittenTexts();
console.log(`Begun with npm run new and not finished: ${String(unwritten.length)}`);
for (const { file, lines } of unwritten) {
  console.log(`  ${file}:${String(lines[0])}  "Write here" on ${String(lines.length)} lines`);
}
