/** A file as it was printed, and how good it is. */
interface Attempt {
  /** The largest share of a page that is empty. */
  gap: number;
  pages: number;
}

/** How much of a page may be empty without anybody looking for a better place of a figure. */
const tolerated = 0.3;

/** By how many blocks of text a figure may come later than it was written. */
const latest = 4;

/** The best of what was printed: a wide figure that leaves a gap before it lets text go first. */
export async function withoutGaps<T extends Attempt>(
  first: T,
  figures: number,
  print: (later: readonly number[]) => Promise<T>,
): Promise<T> {
  let best = first;
  let later = Array.from({ length: figures }, () => 0);
  for (let figure = 0; figure < figures; figure += 1) {
    for (let blocks = 1; blocks <= latest && best.gap > tolerated; blocks += 1) {
      const tried = later.with(figure, blocks);
      const other = await print(tried);
      if (other.gap < best.gap && other.pages <= best.pages) [later, best] = [tried, other];
    }
  }
  return best;
}
