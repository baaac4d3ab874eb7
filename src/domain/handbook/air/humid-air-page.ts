/** Title, address and introduction of the page. The search needs them, too. */
export const humidAirPage = {
  title: 'Humid air',
  path: '/resources/handbook/humid-air',
  lead: 'Type any two, get the rest. The psychrometric chart comes with your point already on it.',
} as const;
