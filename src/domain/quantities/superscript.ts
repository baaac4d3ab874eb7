const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const plain = '0123456789-';

/**
 * Converts digits and minus signs to superscripts: "-3" becomes "⁻³". There's no superscript
 * decimal point, so "0.5" becomes "^0.5".
 */
export const superscript = (text: string): string =>
  text.includes('.')
    ? `^${text}`
    : text.replace('−', '-').replace(/[\d-]/g, (sign) => raised.charAt(plain.indexOf(sign)));

/** Converts superscripts to plain digits and minus signs. */
export const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴-⁹⁻]/g, (sign) => plain.charAt(raised.indexOf(sign)));
