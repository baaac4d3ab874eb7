import { builtRoutes, notFoundRoute, onePageOfEachKind } from '../tools/build/routes.ts';

/** Every page of the site that answers 200. */
export const pages = builtRoutes().filter((route) => route !== notFoundRoute);

/**
 * One page of each kind, for checks of what the pages of a kind have in common, and an address that
 * does not exist; every page in the trials.
 */
export const samples =
  process.env['TRIALS'] === 'all'
    ? [...pages, notFoundRoute]
    : onePageOfEachKind([...pages, notFoundRoute], (route) => route);

/** The pages that may say something else on another day. */
export const pagesOfTheDay = ['/', '/asked', '/events', '/resources/registration'];
