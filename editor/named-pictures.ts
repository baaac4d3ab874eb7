import { parse, parseDocument } from 'yaml';
import { sources } from '../src/content/everything/sources.ts';
import { pictureSizeFaults } from '../src/content/look/schema.ts';
import { namedPictures, newsletterPictureFaults } from '../src/content/news/newsletter-pictures.ts';
import { portraitFault } from '../src/content/officers/portraits.ts';
import { slug } from '../src/domain/words/slug.ts';
import { draftOf, faultAt, isContentError, textOf, type Draft, type Fault } from './draft.ts';
import { isPicture } from './form-shape.ts';
import {
  basename,
  dirname,
  existsSync,
  extname,
  globSync,
  readFileSync,
  whileItSays,
} from './opened-files.ts';
import { groupOf } from './values.ts';

/** The text to save, and the pictures to rename or delete with it. */
export interface Settled {
  text: string;
  /** Renamed pictures by their new path. */
  moved: ReadonlyMap<string, string>;
  /** Pictures that no file uses anymore. */
  gone: readonly string[];
}

/** Renames a portrait after its officer, and removes pictures that no file uses anymore. */
export function settlePictures(draft: Draft): Settled {
  const { file, saved = '' } = draft;
  const elsewhere = new Set(
    globSync('content/**/*.{yaml,md}')
      .filter((other) => other !== file)
      .flatMap((other) => picturesIn(other, readFileSync(other))),
  );
  const before = subjectsIn(draftOf(file, saved, saved)?.data);
  const moved = new Map<string, string>();
  const data = withPictures(draft.data, (picture, subject) => {
    const old = before.find((each) => each.picture === picture)?.subject;
    const next = `${dirname(picture)}/${slug(subject)}${extname(picture)}`;
    const wasNamedFor = old !== undefined && basename(picture, extname(picture)) === slug(old);
    const isFree = !existsSync(`content/${next}`) && !moved.has(`content/${next}`);
    if (!wasNamedFor || slug(subject) === '' || !isFree || elsewhere.has(`content/${picture}`)) {
      return picture;
    }
    moved.set(`content/${next}`, `content/${picture}`);
    return next;
  });
  const text = textOf({ ...draft, data: groupOf(data) });
  const now = new Set([...picturesIn(file, text), ...elsewhere]);
  const gone = picturesIn(file, saved).filter((name) => !now.has(name) && existsSync(name));
  return { text, moved, gone: [...new Set(gone)] };
}

/** Cached by file, because a form needs the pictures after every keystroke. */
const found = new Map<string, { text: string; pictures: string[] }>();

export function picturesIn(file: string, text: string): string[] {
  const last = found.get(file);
  if (last?.text === text) return last.pictures;
  const pictures = lookForPictures(file, text);
  found.set(file, { text, pictures });
  return pictures;
}

function lookForPictures(file: string, text: string): string[] {
  if (!file.endsWith('.yaml')) {
    return namedPictures(text).map(({ name }) => `${dirname(file)}/${name}`);
  }
  const document = parseDocument(text);
  if (document.errors.length > 0) return [];
  const named: string[] = [];
  withPictures(document.toJS(), (picture) => {
    named.push(`content/${picture}`);
    return picture;
  });
  return named;
}

/** Lists each picture in the data with the name of its record. */
function subjectsIn(data: unknown): { picture: string; subject: string }[] {
  const found: { picture: string; subject: string }[] = [];
  withPictures(data, (picture, subject) => {
    found.push({ picture, subject });
    return picture;
  });
  return found;
}

/**
 * Returns a copy of the data in which the callback has renamed the pictures. The callback gets the
 * name of each picture's record.
 */
function withPictures(
  value: unknown,
  rename: (picture: string, subject: string) => string,
  subject = '',
): unknown {
  if (typeof value === 'string') return isPicture(value) ? rename(value, subject) : value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withPictures(item, rename, subject));
  }
  if (typeof value !== 'object' || value === null) return value;
  const group = groupOf(value);
  const own = typeof group['name'] === 'string' ? group['name'] : subject;
  return Object.fromEntries(
    Object.entries(group).map(([key, item]) => [key, withPictures(item, rename, own)]),
  );
}

/** Checks the pictures in a file as the build does, but measures only new ones. */
export async function pictureFaults(
  file: string,
  text: string,
  added: (name: string) => Blob | undefined,
): Promise<Fault[]> {
  const sizeOf = async (name: string): Promise<Size> => {
    const blob = added(name);
    if (!blob) return { width: Infinity, height: Infinity };
    try {
      const { width, height } = await createImageBitmap(blob);
      return { width, height };
    } catch {
      return 'unreadable';
    }
  };
  if (!file.endsWith('.yaml')) {
    const found = await newsletterPictureFaults(file, text, sizeOf);
    return found
      .filter(isContentError)
      .flatMap(({ problems }) => problems.map((problem) => faultAt(file, text, problem)));
  }
  if (file === sources.look.files) {
    const measured = picturesIn(file, text).filter((name) => added(name) !== undefined);
    const sizes = await Promise.all(measured.map(sizeOf));
    return lookFaults(text, new Map(measured.map((name, index) => [name, sizes[index]])));
  }
  const portraits = picturesIn(file, text).filter((name) => name.startsWith('content/officers/'));
  const found = await Promise.all(
    portraits.map(async (name) => {
      const error = await portraitFault(name, sizeOf);
      const line = text.split('\n').findIndex((each) => each.includes(name.slice(8))) + 1;
      return error && isContentError(error)
        ? error.problems.map((problem) => faultAt(file, text, { ...problem, line }))
        : [];
    }),
  );
  return found.flat();
}

type Size = { width: number; height: number } | 'unreadable';

function lookFaults(text: string, sizes: ReadonlyMap<string, Size | undefined>): Fault[] {
  const { files, schema } = sources.look;
  const look = schema.safeParse(parse(text));
  if (!look.success) return [];
  const found = whileItSays(files, text, () =>
    pictureSizeFaults(look.data, (path) => {
      const size = sizes.get(`content/${path}`);
      return size === 'unreadable' ? { width: 0, height: 0 } : size;
    }),
  );
  return found
    .filter(isContentError)
    .flatMap(({ problems }) => problems.map((problem) => faultAt(files, text, problem)));
}
