export const lessonPage = (name: string): string => `/resources/study-materials/${name}`;

/** Address of the file with new numbers for the exercises in a lesson. */
export const turnsFile = (name: string): string => `${lessonPage(name)}/turns.json`;

export const formulasPage = (name: string): string => `${lessonPage(name)}/formulas`;

export const problemPage = (name: string): string => `/resources/study-materials/problems/${name}`;

/** Address of the file with a problem's random sets of numbers. */
export const numbersFile = (name: string): string => `${problemPage(name)}.json`;

/** Address of the file with the steps of a problem's solution. */
export const stepsFile = (name: string): string => `${problemPage(name)}/steps.json`;
