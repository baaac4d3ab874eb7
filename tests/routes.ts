import { builtRoutes, notFoundRoute, onePageOfEachKind } from '../tools/build/routes.ts';

/** Every page of the site that answers 200. */
export const pages = builtRoutes().filter((route) => route !== notFoundRoute);

/** One page of each kind and an address that doesn't exist, or every page in the nightly run. */
export const samples =
  process.env['TRIALS'] === 'all'
    ? [...pages, notFoundRoute]
    : onePageOfEachKind([...pages, notFoundRoute], (route) => route);

/** The pages that depend on the date. */
export const pagesOfTheDay = ['/', '/asked', '/events', '/resources/registration'];
