import { globSync, readFileSync } from 'node:fs';
import { contentError } from '../../domain/words/content-error.ts';
import { editDistance } from '../../domain/words/closest-word.ts';
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

const roleLine = /^\s*(?:- )?(?:role|owner|heldBy): *\[?(.*?)\]?\s*(?: #.*)?$/;

interface NamedRole {
  role: string;
  file: string;
  line: number;
}

/** Reports roles that differ in one letter from a role that's written at least as often. */
export function roleFaults(): Error[] {
  const named = globSync('content/**/*.yaml').sort().flatMap(rolesIn);
  const byRole = [...Map.groupBy(named, ({ role }) => role)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return byRole.flatMap(([role, places], index) => {
    const [meant, others = []] =
      byRole.slice(0, index).find(([other]) => isSlip(role, other)) ?? [];
    const [one] = others;
    if (meant === undefined || !one) return [];
    const isRarer = places.length < others.length;
    return places.map(({ file, line }) =>
      contentError(file, [
        {
          line,
          text: `the role "${role}" is "${meant}" ${isRarer ? 'everywhere else' : `in ${one.file}, line ${String(one.line)}`}.`,
          cure: isRarer ? `Did you mean "${meant}"?` : 'Write it the same way in both.',
        },
      ]),
    );
  });
}

const rolesIn = (path: string): NamedRole[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      (roleLine.exec(text)?.[1] ?? '').split(',').flatMap((written) => {
        const role = written.trim().replace(/^(['"])(.*)\1$/, '$2');
        return role.length < 5 ? [] : [{ role, file: path.replaceAll('\\', '/'), line: index + 1 }];
      }),
    );

/** Ignores numbers, and changes of spaces or dashes, which may be meant. */
function isSlip(role: string, other: string): boolean {
  const letters = (words: string) => words.replace(/[^\p{L}]/gu, '');
  return letters(role) !== letters(other) && editDistance(role, other) === 1;
}
