import { builtRoutes, notFoundRoute } from '../tools/routes.ts';

/** Every page of the site that answers 200. */
export const pages = builtRoutes().filter((route) => route !== notFoundRoute);

/** Every page, and an address that does not exist. */
export const routes = [...pages, notFoundRoute];
