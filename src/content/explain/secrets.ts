const secretKey =
  /^(?:pass|passw(?:or)?d|passphrase|pwd|pin|secret|token|credentials?|(?:api|access|private|secret)[_-]?key|(?:api|access|auth|deploy)[_-]?token|(?:recovery|backup)[_-]?(?:codes?|keys?)|otp|totp|2fa|mfa)s?$/i;

export const isSecretKey = (key: string): boolean => secretKey.test(key);

const named =
  /\b(?:pass(?:word|phrase|code)|pwd)\s*(?:is\b|[:=])\s*(?!(?:ask|see|in|on|at|with|from|kept|stored|the|an?|not|never|only)\b)\S|\b(?:pin|token|secret)\s*(?:is\b|[:=])\s*\S*\d/i;
const knownToken =
  /\b(?:gh[a-z]_|github_pat_|glpat-|npm_|xox[a-z]-|sk-|AKIA|cf(?:ut|at|k)_|eyJ)\w{8,}/;
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY/;

const longMixture =
  /(?<![\w./:@#%-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+=-]{32,}(?![\w/])/;
const shortMixture =
  /(?<![\w./:@%-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+/=-]{16,}/;

/**
 * Recognizes passwords in a sentence or a comment, tokens of known services, private keys, and other
 * long mixtures. The list of accounts needs no mixtures at all.
 */
export function looksSecret(words: string, file = ''): boolean {
  const mixed = file === 'content/accounts.yaml' ? shortMixture : longMixture;
  const patterns = [named, knownToken, privateKey, ...(file.endsWith('.svg') ? [] : [mixed])];
  return patterns.some((pattern) => pattern.test(words));
}

export const secretText =
  'this looks like a password, a code or a token, and everyone who can see the files can read it.';

export const secretCure =
  'Delete it here, and change it wherever you use it, because Git keeps old versions of this file forever. Keep it in the board’s password manager.';
