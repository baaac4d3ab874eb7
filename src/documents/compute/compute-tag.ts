import type { RootContent } from 'mdast';
import type { Tag } from '../text/tags.ts';
import { integrate } from './integral.ts';
import { letOrLookUp } from './table-lookup.ts';
import type { Names } from './names.ts';
import { readSimulation } from './simulation.ts';
import { solveFor } from './solve-for.ts';

/** Computes a tag that has no output on the page. Returns false for any other tag. */
export function computeTag(
  tag: Tag,
  children: readonly RootContent[],
  names: Names,
  tags: Parameters<typeof readSimulation>[3],
): boolean {
  switch (tag.name) {
    case 'Let':
      letOrLookUp(tag.attributes, names);
      return true;
    case 'Solve':
      solveFor(tag.attributes, names);
      return true;
    case 'Integral':
      integrate(tag.attributes, names);
      return true;
    case 'Simulate':
      readSimulation(tag.attributes, children, names, tags);
      return true;
    default:
      return false;
  }
}
