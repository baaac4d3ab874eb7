/** Where a course is to be found. */
export const courseAddress = (code: string): string =>
  `/resources/studyhome?q=${encodeURIComponent(code)}`;
