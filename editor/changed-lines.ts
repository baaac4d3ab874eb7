/** The lines in which two texts differ, the old ones with a minus and the new ones with a plus. */
export function changedLines(before: string, after: string): string {
  const [old, next] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, next.length) - start &&
    old.at(-1 - end) === next.at(-1 - end)
  ) {
    end += 1;
  }
  return [
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...next.slice(start, next.length - end).map((line) => `+ ${line}`),
  ].join('\n');
}
