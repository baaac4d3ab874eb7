import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Removes the built files under _astro/ that no page, style sheet or script names: originals of
 * pictures that are shown only in other sizes, or the runtime of components that no page runs.
 */
export function pruneAssets(dist: string): string[] {
  const assets = globSync(`${dist}/_astro/**/*.*`);
  const text = /\.(html|css|js|json|xml|webmanifest)$/;
  const texts = globSync(`${dist}/**/*.*`)
    .filter((file) => text.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

  const unused = assets.filter((asset) => {
    // Pages write the space in the name of a picture as addresses have it.
    const names = [basename(asset), encodeURI(basename(asset))];
    return !texts.some(
      ({ file, source }) => file !== asset && names.some((name) => source.includes(name)),
    );
  });
  for (const asset of unused) rmSync(asset);
  // A script that is gone may have been the only one to name another.
  return unused.length > 0 ? [...unused, ...pruneAssets(dist)] : [];
}
