import { contentError } from '../../domain/words/content-error.ts';
import {
  fault,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from '../everything/reference-fault.ts';
import { namelessCure } from './steps.ts';

/** Reports questions about an unknown course, which no course page would show. */
export function questionFaults(
  { file, text, data }: Read<Data<'questions'>>,
  { courses }: Pick<Named, 'courses'>,
): Error[] {
  const codes = courses.map(({ code }) => code);
  return data.questions.flatMap(({ id, course }) =>
    course === undefined || codes.includes(course)
      ? []
      : fault(
          [file, text, value('course', course)],
          `the question "${id}" is about ${course}, but there’s no such course in content/courses.yaml.`,
          `Fix the code, or delete the line "course". ${oneOf(course, codes)}`,
        ),
  );
}

/** Reports questions and answers that name an officer. */
export function namedOfficers(
  { file, text }: Read<Data<'questions'>>,
  boards: readonly Data<'boards'>[],
): Error[] {
  const names = new Set(boards.flatMap(({ officers }) => officers.map(({ name }) => name)));
  // One word may also be the start of another.
  const full = [...names].filter((name) => name.includes(' '));
  return text.split('\n').flatMap((line, index) => {
    const name = full.find((each) => line.includes(each));
    const fault = { line: index + 1, text: `it names an officer: "${name ?? ''}".` };
    return name === undefined ? [] : contentError(file, [{ ...fault, cure: namelessCure }]);
  });
}
