/** A problem for paper: how high its statement is, in inches, and for how many answers it asks. */
interface MeasuredProblem {
  height: number;
  answers: number;
}

/** In inches: what a page holds with some to spare, and what stands around a statement on it. */
const [room, firstHead, head, title, line] = [9.4, 1.4, 0.5, 0.5, 0.4];

/**
 * The pages of a seat: for each problem the numbers of its pages, from 1. Where a statement leaves no
 * room for the lines below it, or the first for the code above it, those have the next page.
 */
export function seatPages(problems: readonly MeasuredProblem[]): number[][] {
  let last = 0;
  return problems.map(({ height, answers }, index) => {
    const all = (index === 0 ? firstHead : head) + title + height + line * answers;
    return Array.from({ length: all > room ? 2 : 1 }, () => (last += 1));
  });
}
