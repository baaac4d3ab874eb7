/** The pages with state, which alone may run scripts. */
export const scriptPages = ['/contact', '/events', '/resources/studyhome', '/resources/textbooks'];
