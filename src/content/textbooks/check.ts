import { readFileSync } from 'node:fs';
import { contentError } from '../../domain/words/content-error.ts';
import { oneOf } from '../everything/reference-fault.ts';

/** Matches anything that looks like a course code: letters and a number. */
const code = /(?<!\p{L})\p{L}{2,6} ?\d+\p{Lu}?/gu;

/** Reports books for an unknown course, which no course page would show. */
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
        // If several books have this code, count the earlier ones to find the right line.
        const before = books.slice(0, place).filter((book) => book.course.includes(named)).length;
        const found = lines.flatMap((text, index) =>
          /\bcourse:/.test(text) && text.includes(named) ? [index + 1] : [],
        );
        return contentError(file, [
          {
            line: found[before] ?? 1,
            text: `"${title}" is for ${named}, but there’s no such course in content/courses.yaml.`,
            cure: `Fix the code, or add the course there. ${oneOf(named, codes)}`,
          },
        ]);
      }),
  );
}
