import { globSync, readFileSync } from 'node:fs';
import { readFacts } from '../../src/content/facts/schema.ts';
import { readMenu } from '../../src/content/menu/site-menu.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { sources } from '../../src/content/everything/sources.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import { counted } from '../../src/domain/words/counted.ts';
import type { PageName } from '../../src/domain/menu/site-pages.ts';
import { solvedOnce } from '../check/solved-once.ts';
import { citedFromMemory } from './cited-from-memory.ts';
import type { ContentFile, Finding } from './findings.ts';
import { sampleWords } from './sample-words.ts';
import { findTodos, type Todo } from './todos.ts';
import { unexplainedRooms } from './unexplained-rooms.ts';
import { unusedPictures } from './unused-pictures.ts';
import { contentTexts } from '../../src/content/read/source-files.ts';

/** Lists the content files of pages that aren't switched off. */
export function contentInUse(): ContentFile[] {
  const { pages } = readMenu();
  const names = Object.keys(pages) as PageName[];
  const off = names.filter((name) => !pages[name].isOn);
  const waiting = off.flatMap((name) => [
    ...(name in sources ? [sources[name as keyof typeof sources].files as string] : []),
    ...(name === 'asked' ? [sources.questions.files] : []),
    ...(name === 'news' ? globSync(sources.newsletters.files) : []),
  ]);
  return globSync(contentTexts)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !waiting.includes(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/** Lists the tasks in content/ on a date. */
export function readTodos(today: IsoDay): Todo[] {
  const files = contentInUse();
  const facts = readFacts() ?? new Map<string, string>();
  return findTodos(files, { today, facts }, [
    ...unexplained(files, today, facts),
    ...unsolved(),
    ...unwritten(files),
    ...sampleWords(files, readYaml(sources.site.files, sources.site.schema)),
    ...unused(),
    ...citedFromMemory(),
  ]);
}

function unexplained(files: readonly ContentFile[], today: IsoDay, facts: Facts): Finding[] {
  const { events, gettingAround } = sources;
  const source = files.find(({ file }) => file === events.files)?.source ?? '';
  if (!files.some(({ file }) => file === gettingAround.files)) return [];
  const { rooms } = readYaml(gettingAround.files, gettingAround.schema);
  return unexplainedRooms(source, rooms, { today, facts }).map(({ line, location }) => ({
    kind: 'nobody',
    file: events.files,
    line,
    text: `there are no directions to ${location}: add it to "rooms" in ${gettingAround.files}`,
  }));
}

function unsolved(): Finding[] {
  return solvedOnce().map((file) => {
    const [, folder = '', name = ''] = /^(.*)\/([^/]+)\.mdx$/.exec(file) ?? [];
    return {
      kind: 'nobody',
      file,
      line: 1,
      text: 'nobody has solved it a second time',
      together: {
        at: folder,
        say: (count) => `${String(count)} files nobody has solved a second time`,
        name,
      },
    };
  });
}

/** Matches placeholders that `npm run new` leaves for the author. */
const placeholder = /^\s*(?:- )?(?:\w+: )?['"]?Write here\b/;

/** Lists files that still contain these placeholders. */
const unwritten = (files: readonly ContentFile[]): Finding[] =>
  files.flatMap(({ file, source }) => {
    const lines = source.split('\n').flatMap((line, at) => (placeholder.test(line) ? at + 1 : []));
    const [line] = lines;
    const text = `started but not finished: "Write here" is on ${counted(lines.length, 'line')}`;
    return line === undefined ? [] : { kind: 'nobody', file, line, text };
  });

function unused(): Finding[] {
  return unusedPictures().map((file) => ({
    kind: 'nobody',
    file,
    line: 1,
    text: 'no page uses this picture: add it to one, or delete it',
  }));
}
