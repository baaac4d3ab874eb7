import type { AskedQuantity, Verdict } from './asked-quantity.ts';

/** Returns the foreseen mistake that a verdict is certain about, or an empty string. */
export function namedMistake(
  { kind, sentence }: Verdict,
  { mistakes }: Pick<AskedQuantity, 'mistakes'>,
): string {
  if (kind === 'right') return '';
  const named = mistakes.find((mistake) => {
    const rest = sentence.slice(mistake.length);
    return sentence.startsWith(mistake) && (rest === '' || rest.startsWith(' We assumed '));
  });
  return named ?? '';
}
