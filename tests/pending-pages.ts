/** Pages that the site already links to and that are still to be built. Empty this list. */
export const pendingPages: string[] = [];
