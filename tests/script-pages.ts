const routes = [
  '/contact',
  '/events',
  '/resources/studyhome',
  '/resources/study-materials',
  '/resources/textbooks',
  '/search',
];

/** Whether a page has state, for which alone it may run scripts. */
export const runsScripts = (route: string) =>
  routes.includes(route) || route.startsWith('/resources/study-materials/problems/');
