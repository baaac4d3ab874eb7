import { globSync, readFileSync } from 'node:fs';
import { contentTexts } from '../../src/content/read/source-files.ts';

/** Words that docs/voice.md bans, with advice. */
const bans: readonly (readonly [RegExp, why: string])[] = [
  [/\bwhom\b/i, 'nobody talks like that, so say "who"'],
  [
    /\b(answer|link|name|number|result|sentence|text|value)s? stands?\b/i,
    'say "is", "we post" or "appears"',
  ],
  [/\b(that|this) is with\b/i, 'say "You used …"'],
  [/\bsuch as (°|%|K\b|kg\b|kPa\b|bar\b|m\/s|kJ\b|kW\b|mol\b)/, 'say "like 40 °C" or "in °C"'],
  [
    /(?<=^|[.:!] )(Should you|Were it|Had you)\b[^?.]*[.,]/,
    'that sounds like a contract, so say "If you …"',
  ],
  [
    /(?<!\b(?:another|any|each|every|first|last|next|no|only|other|right|same|second|that|the|third|this|which|wrong) )\bone (must|should|may|has to|needs to)\b/i,
    'say "you"',
  ],
  [/\boneself\b/i, 'say "yourself"'],
  [/\bmay be neglected\b/i, 'say "Neglect …"'],
  [/\b(is|are) to be (found|computed|neglected|used|taken)\b/i, 'say "Find …"'],
  [
    /\byou have (added|counted|divided|forgotten|left|let|mixed|multiplied|put|taken|used)\b/i,
    'use the past tense: "You used …"',
  ],
  [/\b(perhaps|nevertheless|thus|hence|whilst|whereby|wherein)\b/i, 'say "maybe", "still" or "so"'],
  [/\bsomebody\b/i, 'say "someone"'],
  [/\bwaiting lists?\b/i, 'say "waitlist"'],
  [
    /\b(behaviour|centre|colours?|favour|grey|labelled|litres?|metres?|modell(ed|ing)|programme)\b/i,
    'use the American spelling',
  ],
];

/** Finds unnatural words and returns advice on each. */
export const oddWords = (line: string): string[] =>
  bans.flatMap(([pattern, why]) => {
    const found = pattern.exec(line)?.[0];
    return found === undefined ? [] : [`“${found}”: ${why}`];
  });

/** Optional advice on the wording of content/, with line numbers. */
export function voiceAdvice(): string[] {
  // Search terms are written as people type them.
  const files = globSync(contentTexts, {
    exclude: ['content/search.yaml'],
  });
  return files.toSorted().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        oddWords(line).map((words) => `${file}:${String(index + 1)}: ${words}`),
      ),
  );
}
