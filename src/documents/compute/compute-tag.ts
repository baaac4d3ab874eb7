import type { Tag } from '../text/tags.ts';
import { integrate } from './integral.ts';
import type { Names } from './names.ts';
import { solveFor } from './solve-for.ts';

/** Computes what a tag says that shows nothing; whether it is such a tag. */
export function computeTag(tag: Tag, names: Names): boolean {
  switch (tag.name) {
    case 'Let':
      names.let(tag.attributes);
      return true;
    case 'Solve':
      solveFor(tag.attributes, names);
      return true;
    case 'Integral':
      integrate(tag.attributes, names);
      return true;
    default:
      return false;
  }
}
