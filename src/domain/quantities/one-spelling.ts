import { plainDigits } from './superscript.ts';
import { units } from './unit-table.ts';

const scales: Record<string, string> = { k: 'thousand', M: 'million', MM: 'million' };
const powers: Record<string, string> = { sq: '^2', cu: '^3' };

/** Names of units that consist of several words, such as "pounds mass", with their symbols. */
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

/** Text that's allowed before a number: "ΔT =", "answer:", "≈", "about". */
const calledOrAbout =
  /^(?:(?:(?:\p{L}[\p{L}\p{M}\d_]* ?)?[=≈~]|answer:|(?:about|approx(?:\.|imately)?|roughly|around|ca\.?)(?= )) ?)+/iu;

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numberWord = new RegExp(`^(${numberWords.join('|')})(?![-\\w])`, 'i');

/** Matches "5 2/3", but not "0.5 1/2" or "1 3/2". */
const mixedFraction = /^([+-]?)(\d+) (\d{1,2})\/(\d{1,2})(?![\d.])/;

/** In `kgs^-1`, the s means seconds. */
const perSecond = /\bkgs(?=\^?-\d)/g;

/** Matches "$120", "$1.2 million", "$850k/yr", "$/kWh". */
const dollars = /\$ ?([.\d][-+\d.,eE×x*^ ]*)?((?<=\d ?)(?:k|MM?)\b|thousand|million)?/g;

/** Reduces the many spellings of a quantity to a single one. */
export function oneSpelling(text: string): string {
  return text
    .replace(/[º˚]/g, '°')
    .replace(/[÷∕⁄]/g, '/')
    .replace(/⁺/g, '')
    .replace(/[¼-¾⅐-⅞]/g, (part) => ` ${part.normalize('NFKC').replace('⁄', '/')}`)
    .replace(/[⁰¹²³⁴-⁹⁻]+/g, (digits) => `^${plainDigits(digits)}`)
    .normalize('NFKC')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[⋅•∙]/g, '·')
    .replace(/\*\*/g, '^')
    .replace(/\^ ?[({](-?[\d.]+)[)}]/g, '^$1')
    .replace(
      /\^ ?\((-?\d)\/(\d)\)|(?<=[a-z)] ?)\^ ?1\/2(?![\d.])/gi,
      (_, a?: string, b?: string) => `^${String(Number(a ?? 1) / Number(b ?? 2))}`,
    )
    .replace(/\bU\.?S\.? ?(?=\$|gal|gpm|bbl|barrel|ton|dollar)/gi, '')
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
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/√ ?(?:([a-z]+)|\(([a-z][^()]*)\))/gi, (_, one?: string, all?: string) =>
      one === undefined ? `(${all ?? ''})^0.5` : `${one}^0.5`,
    )
    .replace(numberWord, (word) => String(numberWords.indexOf(word.toLowerCase())))
    .replace(mixedFraction, (all, sign: string, whole: string, a: string, b: string) =>
      Number(a) < Number(b) ? `${sign}(${whole}+${a}/${b})` : all,
    )
    .replace(/ times (?=10 ?\^)/i, '×')
    .replace(/^([-+.,\d]+) ?(?:x|times|-?fold|: ?1|(?<=^[1-9].*)to 1)$/i, '$1')
    .replace(/\(-\)$|\(?(?:dimensionless|unitless|no units?)\)?$/i, '')
    .replace(perSecond, 'kg s')
    .replace(/(.*[^\d, +-].*)\.$/, '$1')
    .replace(/(met|lit)re(?=s?\b)/gi, '$1er')
    .replace(/\bmetric ton(?=s?\b)/gi, 'tonne')
    .replace(/\b(pounds?)-(?=force|mass|mol)/gi, '$1 ')
    .replace(/ (gauge|absolute) pressure$/i, ' $1')
    .replace(/pct\b|\bper ?cent\b/gi, '%')
    .replace(/(%.*) \(?(?:by (?:mass|weight|moles?|volume)|[wv]\/[wv])\)?$/i, '$1')
    .replace(/(?<=\d) (?:mole?|mass|weight|volume) frac(?:tion)?$/i, '')
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
      /°\s*([cfr])\b|\b(?:degrees? )?(cel[sc]ius|centigrade|fah?renheit|rankine)\b/gi,
      (_, letter?: string, scale?: string) => `°${(letter ?? scale ?? '').charAt(0).toUpperCase()}`,
    )
    .replace(/°\s*(?=K)|\bdegrees? (?=kelvin)/gi, '')
    .replace(/\bper\b/gi, '/')
    .replace(/\b(mm|in)\.? (?:of )?(?:Hg|mercury)\b/gi, '$1Hg')
    .replace(/\b(in|ft)\.? (?:of )?(?:H2O|water|w\.?[cg])\b/gi, '$1H2O')
    .replace(/\b(?:mass|weight)(?=[ .-]*%)/gi, 'wt')
    .replace(
      /\b(mol|wt|vol)(?:e|ar|ume)?[ .-]*%/gi,
      (_, share: string) => `${share.toLowerCase()}%`,
    )
    .replace(/\b(lb|[kmunμ]?)(?:-|g-?|(?<=lb) )?mol(?:es?|s)?\b/g, '$1mol')
    .replace(/\b(k?g|k?mol)K\b/g, '$1 K')
    .replace(/ molar\b/i, ' M')
    .replace(/(?<=\b[kM]?W)hrs?\b/g, 'h');
}
