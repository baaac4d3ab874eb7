const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const plain = '0123456789-';

/** Digits and minus signs as small raised ones: "-3" as "⁻³". */
export const superscript = (text: string): string =>
  text.replace('−', '-').replace(/[\d-]/g, (sign) => raised.charAt(plain.indexOf(sign)));

/** Small raised digits and minus signs as plain ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴-⁹⁻]/g, (sign) => plain.charAt(raised.indexOf(sign)));
