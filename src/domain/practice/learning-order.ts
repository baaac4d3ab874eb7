const sizes = ['warm-up', 'standard', 'exam'];

/**
 * Sorts the problems of a class for someone new to it: warm-ups first. Otherwise keeps their order.
 */
export const warmUpsFirst = <Problem extends { size: string }>(problems: readonly Problem[]) =>
  problems.toSorted((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));

/**
 * Sorts classes by their term in the degree, with those without a term last. Otherwise keeps their
 * order.
 */
export const byTerm = <Class extends { usual?: number | undefined }>(classes: readonly Class[]) =>
  classes.toSorted((a, b) => (a.usual ?? Infinity) - (b.usual ?? Infinity) || 0);
