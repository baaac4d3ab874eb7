export const unitSystems = ['SI', 'US'] as const;

/** A system of units. The board chooses which one the Handbook shows first. */
export type UnitSystem = (typeof unitSystems)[number];

export const otherSystem = (units: UnitSystem): UnitSystem => (units === 'SI' ? 'US' : 'SI');
