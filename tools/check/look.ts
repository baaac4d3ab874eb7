import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { pictureSizeFaults } from '../../src/content/look/schema.ts';
import { pictureEnding } from '../../src/content/pictures/picture-files.ts';
import { sources } from '../../src/content/everything/sources.ts';

/** Checks the pictures in content/look.yaml, if that file is valid. */
export async function lookFaults(): Promise<Error[]> {
  const { files, schema } = sources.look;
  if (!existsSync(files)) return [];
  const look = schema.safeParse(parse(readFileSync(files, 'utf8')));
  if (!look.success) return [];
  const named = [look.data.homePicture ?? '', look.data.socialCard ?? ''].filter((path) =>
    pictureEnding.test(path),
  );
  const sizes = new Map(
    await Promise.all(named.map(async (path) => [path, await sizeOf(`content/${path}`)] as const)),
  );
  return pictureSizeFaults(look.data, (path) => sizes.get(path));
}

const sizeOf = (file: string) =>
  sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
