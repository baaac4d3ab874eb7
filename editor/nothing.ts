/** In the place of what the browser does not have, and what the reader does not need there. */
export default {};
