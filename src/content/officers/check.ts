import { fault, oneOf, type Data, type Named, type Read } from '../everything/reference-fault.ts';

/**
 * Courses that an officer of the newest board took and that are not listed: they would stand on no
 * page. Boards of earlier years are shown without their courses.
 */
export function helperFaults(
  boards: readonly Read<Data<'boards'>>[],
  { courses }: Pick<Named, 'courses'>,
): Error[] {
  const codes = courses.map(({ code }) => code);
  const [newest] = boards.toSorted((a, b) => b.data.from.localeCompare(a.data.from));
  if (!newest) return [];
  const { file, text, data } = newest;
  return data.officers.flatMap(({ name, took = [] }) =>
    took
      .filter((code) => !codes.includes(code))
      .flatMap((code) =>
        fault(
          [file, text, new RegExp(`(?:took:.*|- *['"]?)${code.replace(/[^\w ]/g, '.')}`)],
          `${name} took ${code}, but there’s no such course in content/courses.yaml.`,
          `Fix the code, or take it out of "took". ${oneOf(code, codes)}`,
        ),
      ),
  );
}
