/** Where a lesson can be read. */
export const lessonPage = (name: string): string => `/resources/study-materials/${name}`;

/** Where the formulas of a lesson are on one page. */
export const formulasPage = (name: string): string => `${lessonPage(name)}/formulas`;

/** Where a problem can be solved. */
export const problemPage = (name: string): string => `/resources/study-materials/problems/${name}`;

/** Where its new numbers are. */
export const numbersFile = (name: string): string => `${problemPage(name)}.json`;
