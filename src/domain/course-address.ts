/** The end of a course's address, from its code: "CHE 340" becomes "che-340". */
export const courseSlug = (code: string): string =>
  code
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The page of a course. */
export const courseAddress = (code: string): string => `/resources/courses/${courseSlug(code)}`;
