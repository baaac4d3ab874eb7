// Quick tests that run on every keystroke. The code and data for an answer are loaded only if one
// succeeds.

/** A digit followed by a unit. */
const quantity = /\d\s?[°%$a-zµμΩ]|^\s*(?:what(?:['’]?s| is) )?r in\b/i;

/** Words for properties with numeric values. */
const properties = [
  ...['density', '\\w*viscosity', '(?:thermal )?conductivity', 'surface tension', 'gc', 'd[hg]f'],
  ...['psi[ag]?', 'kpa', 'btu', 'vapor pressure', '(?:boiling|melting|freezing|critical) \\w+'],
  ...['acentric', 'antoine', 'molar (?:mass|volume)', 'molecular weight', 'mw', 'cp', 'cv'],
  ...['heat (?:capacity|of)', 'enthalpy', 'entropy', 'gibbs', 'dew point', 'wet bulb'],
  ...['(?:gas|boltzmanns?|plancks?|faradays?) constant', 'avogadros?', 'speed of light', 'gravity'],
];
const propertyWords = new RegExp(`\\b(?:${properties.join('|')})\\b`, 'i');

export const asksForNumber = (text: string): boolean =>
  quantity.test(text) || propertyWords.test(text.replace(/['’]/g, ''));

const formulaWords = /=|\b(?:equation|eqn|formula|law|number|correlation|rule|model)\b/i;

export const delayWords = /\b(?:dropp?(?:ed|ing|s)?|fail(?:ed|ing|s)?|retak(?:e|ing)|withdraw)\b/i;

/** Words in questions about an upcoming event. */
export const dateWords = /\b(?:next|when|whens|upcoming|tonight)\b/i;

/** Checks whether a query may ask for a formula, the cost of failing a course, or an event. */
export const asksForRecord = (text: string): boolean =>
  formulaWords.test(text) || (delayWords.test(text) && /\d/.test(text)) || dateWords.test(text);
