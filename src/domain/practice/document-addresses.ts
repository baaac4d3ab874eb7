/** Address of a lesson. */
export const lessonPage = (name: string): string => `/resources/study-materials/${name}`;

/** Address of a lesson's formula sheet. */
export const formulasPage = (name: string): string => `${lessonPage(name)}/formulas`;

/** Address of a problem. */
export const problemPage = (name: string): string => `/resources/study-materials/problems/${name}`;

/** Address of a problem's new numbers. */
export const numbersFile = (name: string): string => `${problemPage(name)}.json`;
