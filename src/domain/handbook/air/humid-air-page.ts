/** Title, address and lead of the humid-air page, for the page itself and for search. */
export const humidAirPage = {
  title: 'Humid air',
  path: '/resources/handbook/humid-air',
  lead: 'Type any two, get the rest. The psychrometric chart comes with your point already on it.',
} as const;
