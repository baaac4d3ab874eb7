/** Replaces Node modules that the browser doesn't have or need. */
export default {};
