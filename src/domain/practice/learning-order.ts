const sizes = ['warm-up', 'standard', 'exam'];

/** Puts the warm-up problems of a class first. Otherwise keeps the order. */
export const warmUpsFirst = <Problem extends { size: string }>(problems: readonly Problem[]) =>
  problems.toSorted((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));

/**
 * Sorts classes by their term in the degree. Those without a term come last. Otherwise keeps the
 * order.
 */
export const byTerm = <Class extends { usual?: number | undefined }>(classes: readonly Class[]) =>
  classes.toSorted((a, b) => (a.usual ?? Infinity) - (b.usual ?? Infinity) || 0);
