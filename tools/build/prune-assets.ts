import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

/** Removes unused files from _astro/, such as originals of resized pictures. */
export function pruneAssets(dist: string): string[] {
  const named = new Set(
    globSync(`${dist}/**/*.{html,json,xml,webmanifest}`).flatMap((file) =>
      namesIn(readFileSync(file, 'utf8')),
    ),
  );
  const assets = globSync(`${dist}/_astro/**/*.*`);
  // Scripts and style sheets refer to each other by name, without the folder.
  const code = new Map(
    assets
      .filter((file) => /\.(?:css|js)$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const isUsed = (asset: string) => {
    const name = basename(asset);
    return (
      named.has(name) || [...code].some(([file, text]) => file !== asset && text.includes(name))
    );
  };
  const removed: string[] = [];
  let left = assets;
  // Repeat, because a removed script may have been the only one to use another file.
  for (let unused = assets; unused.length > 0;) {
    unused = left.filter((asset) => !isUsed(asset));
    left = left.filter((asset) => !unused.includes(asset));
    for (const asset of unused) {
      rmSync(asset);
      code.delete(asset);
    }
    removed.push(...unused);
  }
  return removed;
}

/** Lists the files in _astro/ that a text mentions. URLs have %20 in place of spaces. */
const namesIn = (text: string): string[] =>
  (text.match(/(?<=\/_astro\/)[^\s"'(),<>&]+/g) ?? []).map((path) => basename(decodeURI(path)));
