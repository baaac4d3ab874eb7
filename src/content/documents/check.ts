import { wordOf } from '../../documents/document/link-terms.ts';
import { fault, didYouMean, type Data, type Read } from '../everything/reference-fault.ts';

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

/** Reports exercises that link to a practice problem that doesn't exist. */
export function turnFaults(
  { file, text }: Pick<Lesson, 'file' | 'text'>,
  problems: readonly string[],
): Error[] {
  const named = [...text.matchAll(/<YourTurn\b[^>]*\sproblem="([^"]*)"/g)];
  return named.flatMap(([, name = '']) =>
    problems.includes(name)
      ? []
      : fault(
          [file, text, new RegExp(`\\sproblem="${RegExp.escape(name)}"`)],
          `<YourTurn> links to the problem "${name}", which doesn’t exist.`,
          `Fix "problem", or leave it out. ${didYouMean(name, problems, '')}`.trim(),
        ),
  );
}

const lineOf = (term: string) =>
  new RegExp(`^\\s+['"]?${term.replace(/[^\p{L}\d ]/gu, '.')}['"]?:`, 'u');
