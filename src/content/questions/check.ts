import {
  fault,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from '../everything/reference-fault.ts';

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
