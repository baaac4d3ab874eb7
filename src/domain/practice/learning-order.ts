const sizes = ['warm-up', 'standard', 'exam'];

/** Orders the problems of a class for a newcomer: warm-ups first, otherwise as listed. */
export const warmUpsFirst = <Problem extends { size: string }>(problems: readonly Problem[]) =>
  problems.toSorted((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));

/** Orders classes by their terms in the degree: those without a term last, otherwise as listed. */
export const byTerm = <Class extends { usual?: number | undefined }>(classes: readonly Class[]) =>
  classes.toSorted((a, b) => (a.usual ?? Infinity) - (b.usual ?? Infinity) || 0);
