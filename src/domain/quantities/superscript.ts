const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const plain = '0123456789-';

/**
 * Converts digits and minus signs to superscript: "-3" to "⁻³". There is no superscript point, so
 * "0.5" becomes "^0.5".
 */
export const superscript = (text: string): string =>
  text.includes('.')
    ? `^${text}`
    : text.replace('−', '-').replace(/[\d-]/g, (sign) => raised.charAt(plain.indexOf(sign)));

/** Converts superscript digits and minus signs to plain ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴-⁹⁻]/g, (sign) => plain.charAt(raised.indexOf(sign)));
