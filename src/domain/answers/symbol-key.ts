import { greekNames } from '../words/greek-names.ts';

const accents = /\\(?:dot|hat|bar|tilde|overline|vec|text|mathrm|mathit|operatorname)\b/g;
const variants = /\\var(?=[a-z])/g;

/**
 * Spells a symbol with plain letters and digits: `T₁`, `T_1` and `T_{1}` are all `T1`, and `φ` is
 * `phi`.
 */
export const symbolKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('∆', 'Δ')
    .replace(/\p{Script=Greek}/gu, (letter) => greekNames[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Spells the symbol of a given in TeX with plain letters and digits: `\dot m_c` is `mc`. */
export const keyOfTex = (tex: string): string =>
  symbolKey(tex.replace(accents, '').replace(variants, '\\').replace('\\ell', 'l'));
