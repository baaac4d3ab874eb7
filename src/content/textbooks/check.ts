import { readFileSync } from 'node:fs';
import { closestWord } from '../../domain/words/closest-word.ts';
import { contentError } from '../../domain/words/content-error.ts';

/** What looks like the code of a course, however it is written: letters and a number. */
const code = /(?<!\p{L})\p{L}{2,6} ?\d+\p{Lu}?/gu;

/** Books for a course that is not listed, which would stand on the page of no course. */
export function textbookFaults(
  file: string,
  books: readonly { title: string; course: string }[],
  codes: readonly string[],
): Error[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return books.flatMap(({ title, course }, place) =>
    [...course.matchAll(code)]
      .map(([named]) => named)
      .filter((named) => !codes.includes(named))
      .map((named) => {
        // As many books with the same code stand before it as lines.
        const before = books.slice(0, place).filter((book) => book.course.includes(named)).length;
        const found = lines.flatMap((text, index) =>
          /\bcourse:/.test(text) && text.includes(named) ? [index + 1] : [],
        );
        const line = found[before] ?? 1;
        const meant = closestWord(named, codes);
        return contentError(file, [
          {
            line,
            text: `"${title}" is for ${named}, but there’s no such course in content/courses.yaml.`,
            cure: `Fix the code, or add the course there. ${meant === undefined ? `The options are: ${codes.join(', ')}.` : `Did you mean "${meant}"?`}`,
          },
        ]);
      }),
  );
}
