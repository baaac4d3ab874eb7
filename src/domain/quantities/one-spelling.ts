import { plainDigits } from './superscript.ts';
import { units } from './unit-table.ts';

const scales: Record<string, string> = { k: 'thousand', M: 'million' };
const powers: Record<string, string> = { sq: '^2', cu: '^3' };

/** Names of units that are more than one word, such as "pounds mass", and the symbol of each. */
const phrases = new Map<string, string>();
for (const [symbol, unit] of units) {
  for (const word of unit.words) {
    const isOne = word.includes(' ') && !unit.from && !/ per (?!.*llion)/.test(word);
    if (isOne && !phrases.has(word.toLowerCase())) phrases.set(word.toLowerCase(), symbol);
  }
}
const anyPhrase = new RegExp(
  `\\b(?:${[...phrases.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

/** What may stand before a number: "T2 =", "≈". */
const calledOrAbout = /^([a-z]\w* ?)?[=≈~] ?/i;

/** In `kgs^-1` an s is no plural. */
const perSecond = /\bkgs(?=\^?-\d)/g;

/** "$120", "$1.2 million", "$850k/yr", "$/kWh". */
const dollars = /\$ ?([.\d][-+\d.,eE×x*^ ]*)?((?<=\d)[kM]\b|thousand|million)?/g;

/** One way of writing for all the ways there are to type a quantity. */
export function oneSpelling(text: string): string {
  return text
    .replace(/[º˚]/g, '°')
    .replace(/[÷∕⁄]/g, '/')
    .replace(/⁺/g, '')
    .replace(/[⁰¹²³⁴-⁹⁻]+/g, (digits) => `^${plainDigits(digits)}`)
    .normalize('NFKC')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[⋅•∙]/g, '·')
    .replace(/\*\*/g, '^')
    .replace(
      dollars,
      (_, number?: string, scale?: string) =>
        `${number ?? ''} ${scales[scale ?? ''] ?? scale ?? ''} dollars `,
    )
    .replace(/\s+|(?<=\d)['’](?=\d{3})/g, ' ')
    .replace(/sqrt/gi, '√')
    .trim()
    .replace(calledOrAbout, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\(-\)$|\(?dimensionless\)?$/i, '')
    .replace(perSecond, 'kg s')
    .replace(/(.*[^\d, +-].*)\.$/, '$1')
    .replace(/(met|lit)re(?=s?\b)/gi, '$1er')
    .replace(/\bmetric ton(?=s?\b)/gi, 'tonne')
    .replace(/[a-z]{3,} .*[a-z]/i, (words) =>
      words.replace(anyPhrase, (phrase) => phrases.get(phrase.toLowerCase()) ?? phrase),
    )
    .replace(/ (sq|cu)(?:uar|b)ed\b/gi, (_, power: string) => powers[power.toLowerCase()] ?? '')
    .replace(
      /\b(sq|cu)(?:uare|bic|\.)? ?(?!ps?\b)(?=[a-z])([a-z]+)\b/gi,
      (_, power: string, unit: string) => unit + (powers[power.toLowerCase()] ?? ''),
    )
    .replace(/ to the (?=-?\d)/g, '^')
    .replace(/\bdeg(?:rees?)?\.?\s*(?=[CFRK]\b)/gi, '°')
    .replace(
      /\b(?:degrees? )?(cel[sc]ius|fah?renheit|rankine)\b/gi,
      (_, scale: string) => `°${scale.charAt(0).toUpperCase()}`,
    )
    .replace(/°\s*(?=[CFR])/g, '°')
    .replace(/°\s*(?=K)|\bdegrees? (?=kelvin)/gi, '')
    .replace(/\bper\b/gi, '/')
    .replace(/pct\b/gi, '%')
    .replace(/\b(mm|in)\.? (?:of )?(?:Hg|mercury)\b/gi, '$1Hg')
    .replace(/\b(in|ft)\.? (?:of )?(?:H2O|water)\b/gi, '$1H2O')
    .replace(/\b(?:mass|weight)(?=[ .-]*%)/gi, 'wt')
    .replace(/\b(mol|wt|vol)(?:e|ume)?[ .-]*%/gi, (_, share: string) => `${share.toLowerCase()}%`)
    .replace(/\b(lb|k?)(?:-|g-?|(?<=lb) )?mol(?:es?|s)?\b/g, '$1mol');
}
