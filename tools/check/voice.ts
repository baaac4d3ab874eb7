import { globSync, readFileSync } from 'node:fs';

/** Words that docs/voice.md bans, each with what to do about it. */
const bans: readonly (readonly [RegExp, why: string])[] = [
  [/\bwhom\b/i, 'nobody says it across a table: "who"'],
  [
    /\b(answer|link|name|number|result|sentence|text|value)s? stands?\b/i,
    'buildings stand: "is", "we post", "appears"',
  ],
  [/\b(that|this) is with\b/i, 'it’s half a sentence: "You used …"'],
  [/\bsuch as (°|%|K\b|kg\b|kPa\b|bar\b|m\/s|kJ\b|kW\b|mol\b)/, 'say "like 40 °C" or "in °C"'],
  [/(?<=^|[.:!] )(Should you|Were it|Had you)\b[^?.]*[.,]/, 'it belongs in a contract: "If you …"'],
  [
    /(?<!\b(?:another|any|each|every|first|last|next|no|only|other|right|same|second|that|the|third|this|which|wrong) )\bone (must|should|may|has to|needs to)\b/i,
    'that’s nobody in particular: "you"',
  ],
  [/\boneself\b/i, 'that’s nobody in particular: "yourself"'],
  [/\bmay be neglected\b/i, 'give the order: "Neglect …"'],
  [/\b(is|are) to be (found|computed|neglected|used|taken)\b/i, 'give the order: "Find …"'],
  [
    /\byou have (added|counted|divided|forgotten|left|let|mixed|multiplied|put|taken|used)\b/i,
    'it’s over, so use the past: "You used …"',
  ],
  [/\b(perhaps|nevertheless|thus|hence|whilst|whereby|wherein)\b/i, 'say "maybe", "still" or "so"'],
  [/\bsomebody\b/i, 'say "someone"'],
  [/\bwaiting lists?\b/i, 'say "waitlist"'],
  [
    /\b(behaviour|centre|colours?|favour|grey|labelled|litres?|metres?|modell(ed|ing)|programme)\b/i,
    'spell it the American way',
  ],
];

/** What in a line sounds as nobody talks, and what to say for it. */
export const oddWords = (line: string): string[] =>
  bans.flatMap(([pattern, why]) => {
    const found = pattern.exec(line)?.[0];
    return found === undefined ? [] : [`“${found}”: ${why}`];
  });

/** Advice on the words of content/, with its lines. Nobody has to follow it. */
export function voiceAdvice(): string[] {
  // What people type into the search is in their own words.
  const files = globSync('content/**/*.{yaml,md,mdx}', { exclude: ['content/search.yaml'] });
  return files.toSorted().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        oddWords(line).map((words) => `${file}:${String(index + 1)}: ${words}`),
      ),
  );
}
