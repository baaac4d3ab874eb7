import { eventsWithPeople, helpEvenings } from '../../src/content/everything/board-words.ts';
import { sources, type SingleFile } from '../../src/content/everything/sources.ts';
import { homePictureOf } from '../../src/content/look/schema.ts';
import { isSwitchedOff, readMenu } from '../../src/content/menu/site-menu.ts';
import type { Board } from '../../src/content/officers/schema.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { paletteOf } from '../../src/domain/look/palette.ts';
import { dropLinks } from '../../src/domain/words/linked-text.ts';
import type { Room } from '../../src/domain/words/room-names.ts';
import { slug } from '../../src/domain/words/slug.ts';
import type { z } from 'zod';
import { existsSync, globSync, readFileSync } from '../opened-files.ts';

type Data<Name extends keyof typeof sources> = z.output<(typeof sources)[Name]['schema']>;

/** A file as the site has it: checked, its facts filled in, without links to pages that are off. */
export function readOne<Name extends SingleFile>(name: Name): Data<Name> {
  const { files, schema } = sources[name];
  return dropLinks(readYaml(files, schema) as Data<Name>, isSwitchedOff(readMenu()));
}

/** What every page needs to know of the look; a drawing of one's own the preview cannot show. */
function readLook() {
  const look = readOne('look');
  return {
    palette: paletteOf(look.colors ?? {}),
    hasEquipment: look.equipment ?? true,
    hasLogo: look.logo !== undefined,
    picture: homePictureOf(look),
    alt: look.homePictureAlt ?? '',
  };
}

/** What every page knows of the site. */
export const readFrame = () => ({ site: readOne('site'), menu: readMenu(), look: readLook() });

/** The rooms to whose directions an event leads. */
export function readRooms(): Room[] {
  if (!readMenu().pages.gettingAround.isOn) return [];
  return readOne('gettingAround').rooms.map(({ name }) => ({
    name,
    address: `/resources/getting-around#${slug(name)}`,
  }));
}

/** The boards that are right by themselves, the newest first. */
function readBoards(): Board[] {
  return globSync(sources.boards.files)
    .flatMap((file) => {
      try {
        return [readYaml(file, sources.boards.schema)];
      } catch {
        return [];
      }
    })
    .toSorted((a, b) => b.from.localeCompare(a.from));
}

/** Every event as the calendar has it, and the evenings on which officers help. */
export function readEvents() {
  const { events, ...words } = readOne('events');
  const [board] = readBoards();
  return {
    ...words,
    records: events,
    events: eventsWithPeople(events, board),
    evenings: helpEvenings(events),
  };
}

/** The lines above a document or a letter, if there is one of this name. */
export function readTop<Name extends 'lessons' | 'problems' | 'newsletters'>(
  name: Name,
  id: string | undefined,
): Data<Name> | undefined {
  const { files, schema } = sources[name];
  const file = files.replace(/[^/]*(?=\.\w+$)/, id ?? '');
  if (!existsSync(file)) return undefined;
  return parseMarkdown(file, readFileSync(file), schema).data as Data<Name>;
}
