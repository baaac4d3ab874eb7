export const unitSystems = ['SI', 'US'] as const;

/** The board chooses which system the Handbook shows first. */
export type UnitSystem = (typeof unitSystems)[number];

export const otherSystem = (units: UnitSystem): UnitSystem => (units === 'SI' ? 'US' : 'SI');
