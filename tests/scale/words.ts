/** Words that differ from seed to seed, and are the same in every run. */
export function wordsFrom(vocabulary: readonly string[], seed: number, length: number): string {
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return vocabulary[state % vocabulary.length] ?? '';
  };
  return Array.from({ length }, next).join(' ');
}
