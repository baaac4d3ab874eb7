import { readResults, type KnownProblem, type CodedResults } from './result-code.ts';

/** Something to know about a line of what was pasted. */
interface LineNote {
  /** From 1, as people count. */
  line: number;
  words: string;
}

/** What the codes of a class say, and which lines say nothing. */
export interface ClassResults {
  results: readonly CodedResults[];
  notes: readonly LineNote[];
}

/** How one problem went in a class. */
export interface ProblemTally {
  name: string;
  /** How many solved it at once, how many later, how many tried in vain, and how many did not try. */
  first: number;
  later: number;
  unsolved: number;
  untried: number;
  /** How many people made each mistake, by its place in the problem; the most frequent first. */
  mistakes: readonly { place: number; people: number }[];
}

/** Reads one code from each line; empty lines say nothing, and the same code counts once. */
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

/** Adds up a class, problem by problem, in the order in which they first came. */
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

/** One problem of a class in words: "12 of 20 solved it on the first try, 5 later, 3 didn’t." */
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
