/** The page on humid air: where it is and what it says of itself, for its own head and for the search. */
export const humidAirPage = {
  title: 'Humid air',
  path: '/resources/handbook/humid-air',
  lead: 'Type any two, get the rest. The psychrometric chart comes with your point already on it.',
} as const;
