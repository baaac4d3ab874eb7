import { fault, oneOf, type Data, type Named, type Read } from '../everything/reference-fault.ts';

/**
 * Reports unknown courses of officers on the newest board. Pages about earlier boards don't show
 * courses.
 */
export function* helperFaults(
  boards: readonly Read<Data<'boards'>>[],
  { courses }: Pick<Named, 'courses'>,
): Generator<Error> {
  const codes = courses.map(({ code }) => code);
  const [newest] = boards.toSorted((a, b) => b.data.from.localeCompare(a.data.from));
  if (!newest) return;
  const { file, text, data } = newest;
  for (const { name, took = [] } of data.officers) {
    for (const code of took) {
      if (!codes.includes(code)) {
        yield* fault(
          [file, text, new RegExp(`(?:took:.*|- *['"]?)${code.replace(/[^\w ]/g, '.')}`)],
          `${name} took ${code}, but there’s no such course in content/courses.yaml.`,
          `Fix the code, or take it out of "took". ${oneOf(code, codes)}`,
        );
      }
    }
  }
}
