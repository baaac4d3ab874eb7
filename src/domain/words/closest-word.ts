/** Returns the candidate that a misspelled word most likely means. */
export function closestWord(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  if (best && best.edits <= Math.max(1, Math.ceil(word.length / 3))) return best.candidate;
  return word.length > 2 ? candidates.find((candidate) => candidate.startsWith(word)) : undefined;
}

/**
 * Number of edits between two words. An edit adds, drops or changes a letter, or swaps two adjacent
 * ones.
 */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (r: number, c: number) => (r === i ? row : rows[r])?.[c] ?? Infinity;
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          change,
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}
