import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type { AnswerKey } from '../src/domain/answers/asked-quantity.ts';
import type { AnswerBox } from '../src/documents/document/document.ts';

/** Wrong factors to try: conversions between common units, powers of ten and small integers. */
const factors = [
  ...[1.8, Math.LN10, 32.174, 60, 3600, 86_400, 1000, 100, 10, 2, 4, 8, 16],
  ...[1.01325, 9.81, 14.696, 18.015, 28.97, 44.01, 7.4805, 3.7854, 2.2046],
];

/**
 * For each cause that a verdict can name, a pattern that must occur in the source of the answer.
 */
const grounds: [cause: RegExp, ground: RegExp][] = [
  [/minutes or hours/, /\b(?:min|hr|h|gpm|rpm|cfm|scfm|[kM]?Wh)\b/],
  [/°F/, /deg[FR]|°[FR]|deltaF/],
  [/g_c/, /lbm|\blb\b/],
  [/g_c/, /lbf|psi|\bhp\b/],
  [/log instead of ln/, /\b(?:ln|log10|log)\(/],
  [/radius/, /symbol="[dDr]\b/],
  [/bar instead of atm/, /\b(?:m?bar|atm)\b/],
  [/molar mass/, /\b[gk]?g\/k?mol|lbm?\/lbmol|molar mass/i],
  [/extra 2 or ½/, /\b(?:2|4|0\.5|0\.25)\b/],
];

/** Returns the tags that define a name, directly or through other names. */
function sourceOf(name: string, text: string): string {
  const tags = new Map<string, string>();
  for (const [tag, , named = ''] of text.matchAll(
    /<(Given|Let|Step|Solve|Integral|Slider)\b[^>]*?\bname="(\w+)"[^>]*>/g,
  )) {
    // The second definition of a name belongs to a second calculation.
    if (!tags.has(named)) tags.set(named, tag);
  }
  const needed = new Set([name]);
  for (const each of needed) {
    const said = [...(tags.get(each) ?? '').matchAll(/\b(?:value|equation|from|to)="([^"]*)"/g)];
    const words = said.flatMap(([, expression = '']) => expression.match(/[A-Za-z]\w*/g) ?? []);
    for (const word of words) if (tags.has(word)) needed.add(word);
  }
  return [...needed].map((each) => tags.get(each) ?? '').join('\n');
}

/**
 * Multiplies and divides the answer by common wrong factors, and lists the verdicts whose cause has
 * no basis in the source.
 */
export function causesWithoutGround(question: AnswerBox, key: AnswerKey, text: string): string[] {
  const { unit, factor, zero, digits, name } = question;
  const source = `${sourceOf(name, text)}\n${unit}\n${question.givens.map(({ words }) => words).join('\n')}`;
  return factors
    .flatMap((times) => [key.value * times, key.value / times])
    .flatMap((value) => {
      const typed = `${((value - zero) / factor).toPrecision(digits + 1)} ${unit}`;
      const { sentence } = checkAnswer(typed, question, key);
      const [named = ''] = /It’s off by .*/.exec(sentence) ?? [];
      return grounds
        .filter(([cause, ground]) => cause.test(named) && !ground.test(source))
        .map(() => `${name}, ${typed}: ${named}`);
    });
}
