/** An empty module that replaces Node modules which the browser doesn't have or need. */
export default {};
