import { editDistance } from '../../words/closest-word.ts';

/** Replacements that normalize names and notations. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mm|millimeters?)\.? ?(?:of )?(?:hg|mercury)\b/gi, 'mmHg'],
  [/\b(?:in|inch(?:es)?)\.? ?(?:of )?(?:hg|mercury)\b/gi, 'inHg'],
  [/([\d.]+) ?(inHg|mmHg|torr|psi|kPa|bar|mbar) (?:of )?vac(?:uum)?\b/gi, '-$1 $2 gauge'],
  [/\b([husv])_(fg|f|g)\b/g, '$1$2'],
  [/\bT_b\b/g, 'tb'],
  [/\bT_c\b/g, 'tc'],
  [/\b[pP]_?c\b(?= of)/g, 'critical pressure'],
  [/\bp_?sat\b/gi, 'psat'],
  [/\bt_? ?sat\b/gi, 'tsat'],
  [/\blb_m\b/g, 'lbm'],
  [/\blb_f\b/g, 'lbf'],
  [/Δ ?t(?:emp(?:erature)?)?\b|\bdelta[- ]?t\b/gi, 'temperature difference'],
  [/Δ ?(?=[hg])/gi, 'delta '],
  [/\bcentigrade\b/gi, 'celsius'],
  [/\b(fahrenheit|celsius|rankine) degrees?\b/gi, '$1'],
  [/\bdegrees?(?= (?:to|in|into) rad)/gi, 'deg'],
  [/\bbarrels?\b/gi, 'bbl'],
  [/\bhalf an? /gi, '0.5 '],
  [/\bminus (?=\d)/gi, '-'],
  [/(?<=[\w)]) (?:times|multiplied by) (?=[\d(])/gi, ' * '],
  [/(?<=[\w)]) (?:divided by|over) (?=[\d(])/gi, ' / '],
  [/% of (?=\d)/g, '% * '],
  [/(\d+)'(\d+)"/g, '$1 ft $2 in'],
  [/\bfl(?:uid)?\.? ?(?:oz|ounces?)\b\.?/gi, 'floz'],
  [/\b(?:imperial|imp|uk)\.? gal(?:lon)?s?\b/gi, 'impgal'],
  [/\blong tons?\b/gi, 'lton'],
  [/\bmetric tons?\b/gi, 'tonne'],
  [/\b(?:tons?|tr) of (?:refrigeration|cooling)\b|\brefrigeration tons?\b/gi, 'TR'],
  [/\bboiler (?:hp|horsepower)\b/gi, 'boilerhp'],
  [/\bnormal (?:cubic meters?|m(?:\^?3|³))|\bNm(?:\^3|³)|\bnm3(?=\/)/g, 'Nm3'],
  [/\bin(?:ch(?:es)?)?\.? ?(?:of )?(?:wc|w\.c\.|water column)\b/gi, 'inWC'],
  [/\b(in|ft|mm|cm)\.? ?(?:of )?(?:h2o|water)\b(?! *\d)/gi, '$1H2O'],
  [/\b(?:lb|pound)s?[- ]?force\b/gi, 'lbf'],
  [/\b(?:ft|foot)[-·* ]?(?:lbs?|pounds?)\b(?!\/|-?mol|-?f\b)/gi, 'ft lbf'],
  [/\b(?:lb|pound)s?[-·* ](?:ft|foot)\b(?!\^?\d)/gi, 'lbf ft'],
  [/\b(k?j|cal|kcal|btu)\/(k?g|k?mol|lbm?|lbmol)[- ]?(k|°?f|°?c|r)\b/gi, '$1/$2-$3'],
  [/\bw\/m-?k\b/gi, 'W/(m K)'],
  [/\bw\/m(?:\^?2|²)-?k\b/gi, 'W/(m^2 K)'],
  [/\bw\/m(?:\^?2|²)-?k(?:\^?4)\b/gi, 'W/(m^2 K^4)'],
  [/\bmpa(?![·* ]?s\b)/g, 'MPa'],
  [/\bmpas\b|\bmpa[·* ]s\b/g, 'mPa s'],
  [/\bml\b/g, 'mL'],
  [/\bkwh\b/gi, 'kWh'],
  [/\bmw\b(?= ?(?:h|to|in)\b)/g, 'MW'],
  [/(?:\bdeg(?:rees?)?\.? ?|° ?)c\b/gi, '°C'],
  [/(?:\bdeg(?:rees?)?\.? ?|° ?)f\b/gi, '°F'],
  [/(?:\bdeg(?:rees?)?\.? ?|° ?)r\b/gi, '°R'],
  [/(?:\bdeg(?:rees?)?\.? ?|° ?)k\b/gi, 'K'],
  [/\b(?:delta|Δ) ?(?:°|deg )?c\b/gi, 'deltaC'],
  [/\b(?:delta|Δ) ?(?:°|deg )?f\b/gi, 'deltaF'],
  [/\bdelta ?(?=[kr]\b)/gi, ''],
  [/\bpercent\b/gi, '%'],
  [/(?<=\d) ?"(?!\w)/g, ' in'],
];

/** Words that are often misspelled. */
const vocabulary =
  `saturated saturation superheated quality steam water vapor liquid pressure temperature
  enthalpy entropy volume density internal energy boiling point relative humidity critical
  formation vaporization latent combustion capacity molecular weight molar acentric factor
  constant boltzmann avogadro planck faraday stefan convert difference atmosphere fahrenheit
  celsius kelvin rankine gallon gallons barrel kilogram`.split(/\s+/);

export function normalizeSpelling(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .slice(0, longest);
  const words = withoutFractions(line).replace(/[a-z]{5,}/gi, (word) => corrected(word));
  return spellings.reduce((so, [pattern, by]) => so.replace(pattern, by), words);
}

/** Converts "1 1/2 in" and "3/4 in" to decimals. Other fractions may be calculations. */
const withoutFractions = (line: string): string =>
  line.replace(
    /(?<![\d.*/^+-]\s?)(?:(\d+)[ -])?(\d{1,2})\/(\d{1,2})(?= ?(?:[a-z"]))/gi,
    (_, whole: string | undefined, above: string, below: string) =>
      String(Number((Number(whole ?? 0) + Number(above) / Number(below)).toPrecision(12))),
  );

const longest = 120;

function corrected(word: string): string {
  const small = word.toLowerCase();
  if (vocabulary.includes(small)) return word;
  const isNear = (known: string) =>
    known.startsWith(small.charAt(0)) &&
    Math.abs(known.length - small.length) < 2 &&
    editDistance(small, known) <= (small.length > 6 ? 2 : 1);
  return vocabulary.find(isNear) ?? word;
}
