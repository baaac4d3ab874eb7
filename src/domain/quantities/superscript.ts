const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const plain = '0123456789-';

/** Digits and minus signs as small raised ones: "-3" as "⁻³". There is no raised point: "^0.5". */
export const superscript = (text: string): string =>
  text.includes('.')
    ? `^${text}`
    : text.replace('−', '-').replace(/[\d-]/g, (sign) => raised.charAt(plain.indexOf(sign)));

/** Small raised digits and minus signs as plain ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴-⁹⁻]/g, (sign) => plain.charAt(raised.indexOf(sign)));
