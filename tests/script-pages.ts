/** The pages with state, which alone may run scripts. */
export const scriptPages = ['/resources/textbooks'];
