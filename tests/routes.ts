import { builtRoutes, notFoundRoute } from '../tools/routes.ts';

/** Every page of the site that answers 200. */
export const pages = builtRoutes().filter((route) => route !== notFoundRoute);

/** Every page, and an address that does not exist. */
export const routes = [...pages, notFoundRoute];

/** Where many pages are made from one template. */
const kinds = /^\/(?:news|events|resources\/study-materials(?:\/problems)?)\/(?=[^/]+$)/;

/** One page of each kind, for checks of what the pages of a kind have in common. */
export const samples = routes.filter((route) => {
  const kind = kinds.exec(route)?.[0];
  return kind === undefined || route === routes.find((other) => other.startsWith(kind));
});
