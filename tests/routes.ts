import { builtRoutes, notFoundRoute, onePageOfEachKind } from '../tools/build/routes.ts';

/** Pages of the site that respond with 200. */
export const pages = builtRoutes().filter((route) => route !== notFoundRoute);

/** One page of each kind and an address that doesn't exist. The nightly run uses every page. */
export const samples =
  process.env['TRIALS'] === 'all'
    ? [...pages, notFoundRoute]
    : onePageOfEachKind([...pages, notFoundRoute], (route) => route);

export const pagesOfTheDay = ['/', '/asked', '/events', '/resources/registration'];
