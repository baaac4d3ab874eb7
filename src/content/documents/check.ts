import { wordOf } from '../../documents/document/link-terms.ts';
import { fault, type Data, type Read } from '../everything/reference-fault.ts';

type Lesson = Read<Data<'lessons'>>;

/** Reports terms that a lesson lists but doesn't explain, and terms that two lessons explain. */
export function glossaryFaults(lessons: readonly Lesson[]): Error[] {
  const first = new Map<string, string>();
  return lessons.flatMap(({ file, text, data: { terms = {} } }) => {
    const searched = text.toLowerCase();
    return Object.keys(terms).flatMap((term) => {
      const word = wordOf(term);
      const at: Parameters<typeof fault>[0] = [file, text, lineOf(term)];
      const other = first.get(term.toLowerCase());
      first.set(term.toLowerCase(), other ?? file);
      if (other !== undefined) {
        return fault(
          at,
          `${other} already explains “${term}”.`,
          'Delete it here, or make it a term of its own, as in “order (of a reaction)”.',
        );
      }
      return searched.includes(`**${word.toLowerCase()}**`)
        ? []
        : fault(
            at,
            `it lists the term “${term}”, but the text doesn’t have **${word}** in bold anywhere.`,
            'Put the word in bold where the lesson explains it, or delete the line.',
          );
    });
  });
}

const lineOf = (term: string) =>
  new RegExp(`^\\s+['"]?${term.replace(/[^\p{L}\d ]/gu, '.')}['"]?:`, 'u');
