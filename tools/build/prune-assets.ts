import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Removes the built files under _astro/ that no page, style sheet or script names: originals of
 * pictures that are shown only in other sizes, or the runtime of components that no page runs.
 */
export function pruneAssets(dist: string): string[] {
  const assets = globSync(`${dist}/_astro/**/*.*`);
  const named = new Set(
    globSync(`${dist}/**/*.{html,json,xml,webmanifest}`).flatMap((file) =>
      namesIn(readFileSync(file, 'utf8')),
    ),
  );
  // Scripts and style sheets name each other without the folder.
  const code = assets
    .filter((file) => /\.(?:css|js)$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const unused = assets.filter((asset) => {
    const name = basename(asset);
    return (
      !named.has(name) && !code.some(({ file, source }) => file !== asset && source.includes(name))
    );
  });
  for (const asset of unused) rmSync(asset);
  // A script that is gone may have been the only one to name another.
  return unused.length > 0 ? [...unused, ...pruneAssets(dist)] : [];
}

/** Names of the files under _astro/ that a text refers to. Addresses have %20 for a space. */
const namesIn = (text: string): string[] =>
  (text.match(/(?<=\/_astro\/)[^\s"'(),<>&]+/g) ?? []).map((path) => basename(decodeURI(path)));
