/** How a sentence about what was done ends where the browser keeps it, and where it does not. */
export const keptWords = (isKept: boolean): string =>
  isKept
    ? ', remembered only in this browser.'
    : '. This browser won’t remember that once you close the page.';
