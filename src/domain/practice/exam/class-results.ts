import { readResults, type KnownProblem, type CodedResults } from './result-code.ts';

interface LineNote {
  line: number;
  words: string;
}

export interface ClassResults {
  results: readonly CodedResults[];
  notes: readonly LineNote[];
}

export interface ProblemTally {
  name: string;
  /**
   * Number of students by outcome: solved on the first try, solved later, not solved, not tried.
   */
  first: number;
  later: number;
  unsolved: number;
  untried: number;
  /**
   * For each mistake, its index in the problem and the number of students who made it. Sorted by
   * that number, highest first.
   */
  mistakes: readonly { place: number; people: number }[];
}

/** Reads one code per line. Ignores empty lines and repeated codes. */
export function readClass(text: string, known: readonly KnownProblem[]): ClassResults {
  const seen = new Map<string, number>();
  const [results, notes]: [CodedResults[], LineNote[]] = [[], []];
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content.trim() === '') continue;
    const line = index + 1;
    const read = readResults(content, known);
    if ('problem' in read) {
      notes.push({ line, words: read.problem });
      continue;
    }
    const before = seen.get(JSON.stringify(read));
    if (before === undefined) {
      seen.set(JSON.stringify(read), line);
      results.push(read);
    } else {
      notes.push({ line, words: `It’s the same as line ${String(before)}, so it counts once.` });
    }
  }
  return { results, notes };
}

/** Adds up the results for each problem. Problems are in the order of their first appearance. */
export function tallyClass(results: readonly CodedResults[]): ProblemTally[] {
  const all = results.flatMap(({ problems }) => problems);
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const own = all.filter((result) => result.name === name);
    const people = (is: (result: (typeof own)[number]) => boolean) => own.filter(is).length;
    const places = [...new Set(own.flatMap(({ mistakes }) => mistakes))];
    return {
      name,
      first: people(({ isSolved, tries }) => isSolved && tries <= 1),
      later: people(({ isSolved, tries }) => isSolved && tries > 1),
      unsolved: people(({ isSolved, tries }) => !isSolved && tries > 0),
      untried: people(({ isSolved, tries }) => !isSolved && tries === 0),
      mistakes: places
        .map((place) => ({ place, people: people(({ mistakes }) => mistakes.includes(place)) }))
        .toSorted((a, b) => b.people - a.people || a.place - b.place),
    };
  });
}

/** Describes the results of a problem: "12 of 20 solved it on the first try, 5 later, 3 didn’t." */
export function tallyInWords({ first, later, unsolved, untried }: ProblemTally): string {
  const of = first + later + unsolved + untried;
  const parts = [
    `${String(first)} of ${String(of)} solved it on the first try`,
    ...(later > 0 ? [`${String(later)} later`] : []),
    ...(unsolved > 0 ? [`${String(unsolved)} didn’t solve it`] : []),
    ...(untried > 0 ? [`${String(untried)} didn’t try it`] : []),
  ];
  return `${parts.join(', ')}.`;
}
