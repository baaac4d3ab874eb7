interface Attempt {
  /** Largest empty fraction of a page. */
  gap: number;
  pages: number;
}

/** Empty fraction of a page that doesn't require moving a figure. */
const tolerated = 0.3;

/** Maximum number of text blocks to move up past a figure. */
const latest = 4;

/**
 * Reprints with text moved up past wide figures until the gaps are small. Returns the best version.
 */
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
