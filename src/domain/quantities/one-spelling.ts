import { plainDigits } from './superscript.ts';

const moleNames: Record<string, string> = { lb: 'lbmol', g: 'mol', kg: 'kmol', k: 'kmol' };

/** One way of writing for all the ways there are to type a quantity. */
export function oneSpelling(text: string): string {
  return text
    .replaceAll('º', '°')
    .replace(/⁺/g, '')
    .replace(/[⁰¹²³⁴-⁹⁻]+/g, (digits) => `^${plainDigits(digits)}`)
    .normalize('NFKC')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[⋅•∙]/g, '·')
    .replace(/\*\*/g, '^')
    .replace(/\bdeg(?:rees?)?\s*(?=[CFR]\b)/gi, '°')
    .replace(
      /\b(?:degrees? )?(celsius|fahrenheit|rankine)\b/gi,
      (_, scale: string) => `°${scale.charAt(0).toUpperCase()}`,
    )
    .replace(/°\s+(?=[CFR])/g, '°')
    .replace(/\bper\b/gi, '/')
    .replace(/\b(lb|g|kg|k)-?mols?\b/g, (_, mass: string) => moleNames[mass] ?? 'mol')
    .replace(/\s+/g, ' ')
    .trim();
}
