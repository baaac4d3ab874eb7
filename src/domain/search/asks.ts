// Cheap tests that run with every key: what answers is fetched only when one of them says yes.

/** A digit with a unit. */
const quantity = /\d\s?[°%$a-zµμΩ]/i;

/** Words for something that has a number. */
const properties = [
  ...['psi[ag]?', 'kpa', 'btu', 'vapor pressure', '(?:boiling|melting|freezing|critical) \\w+'],
  ...['acentric', 'antoine', 'molar (?:mass|volume)', 'molecular weight', 'mw', 'cp', 'cv'],
  ...['heat (?:capacity|of)', 'enthalpy', 'entropy', 'gibbs', 'dew point', 'wet bulb'],
  ...['(?:gas|boltzmanns?|plancks?|faradays?) constant', 'avogadros?', 'speed of light', 'gravity'],
];
const propertyWords = new RegExp(`\\b(?:${properties.join('|')})\\b`, 'i');

/** Whether somebody may be asking for a number. */
export const asksForNumber = (text: string): boolean =>
  quantity.test(text) || propertyWords.test(text.replace(/['’]/g, ''));

/** Words for an equation that has a name. */
const formulaWords = /=|\b(?:equation|eqn|formula|law|number|correlation|rule|model)\b/i;

/** Words for a course that goes wrong. */
export const slipWords = /\b(?:dropp?(?:ed|ing|s)?|fail(?:ed|ing|s)?|retak(?:e|ing)|withdraw)\b/i;

/** Words for a day to come. */
export const dateWords = /\b(?:next|when|whens|upcoming|tonight)\b/i;

/** Whether somebody may be asking for a formula, for what a course costs that slips, or for a day. */
export const asksForRecord = (text: string): boolean =>
  formulaWords.test(text) || (slipWords.test(text) && /\d/.test(text)) || dateWords.test(text);
