const sizes = ['warm-up', 'standard', 'exam'];

/** Orders the problems of a class as a newcomer should meet them: warm-ups first, else as listed. */
export const warmUpsFirst = <Problem extends { size: string }>(problems: readonly Problem[]) =>
  problems.toSorted((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));

/** Orders classes by the terms of the degree; those without a term come last, else as listed. */
export const byTerm = <Class extends { usual?: number | undefined }>(classes: readonly Class[]) =>
  classes.toSorted((a, b) => (a.usual ?? Infinity) - (b.usual ?? Infinity) || 0);
