const secretKey =
  /^(?:pass|passw(?:or)?d|passphrase|pwd|pin|secret|token|credentials?|(?:api|access|private|secret)[_-]?key|(?:api|access|auth|deploy)[_-]?token|(?:recovery|backup)[_-]?(?:codes?|keys?)|otp|totp|2fa|mfa)s?$/i;

export const isSecretKey = (key: string): boolean => secretKey.test(key);

/**
 * Matches passwords in a sentence, tokens of known services, and long mixtures of letters and
 * digits.
 */
const namedSecret = /\b(?:password|passphrase|passcode|pin|token|secret)\s*(?:is\b|[:=])\s*\S/i;
const knownToken = /\b(?:gh[a-z]_|github_pat_|xox[a-z]-|sk-|AKIA)\w{8,}/;
const longMixture =
  /(?<![\w./:@-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+/=-]{16,}/;

export const looksSecret = (words: string): boolean =>
  [namedSecret, knownToken, longMixture].some((pattern) => pattern.test(words));

export const secretCure =
  'Delete it here, and change it wherever you use it, because Git keeps old versions of this file forever. Keep it in the board’s password manager.';
