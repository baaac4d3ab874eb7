/** Keys that somebody writes who wants to note down what opens an account. */
const secretKey =
  /^(?:pass|passw(?:or)?d|passphrase|pwd|pin|secret|token|credentials?|(?:api|access|private|secret)[_-]?key|(?:api|access|auth|deploy)[_-]?token|(?:recovery|backup)[_-]?(?:codes?|keys?)|otp|totp|2fa|mfa)s?$/i;

/** Whether a key is one of a password or the like. */
export const isSecretKey = (key: string): boolean => secretKey.test(key);

/** A password named in a text, and the tokens of services, or any long word of letters and digits mixed. */
const namedSecret = /\b(?:password|passphrase|passcode|pin|token|secret)\s*(?:is\b|[:=])\s*\S/i;
const knownToken = /\b(?:gh[a-z]_|github_pat_|xox[a-z]-|sk-|AKIA)\w{8,}/;
const longMixture =
  /(?<![\w./:@-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+/=-]{16,}/;

/** Whether a text looks as if something stood in it that opens an account. */
export const looksSecret = (words: string): boolean =>
  [namedSecret, knownToken, longMixture].some((pattern) => pattern.test(words));

/** What to do with a secret that was written down here. */
export const secretCure =
  'Delete it here, and change it wherever you use it, because Git keeps old versions of this file forever. Keep it in the board’s password manager.';
