import {
  allowedAround,
  almost,
  reach,
  wrong,
  type TypedAnswer,
  type Judgment,
} from './typed-answer.ts';

/** What is said of an entry of which nothing else is known: how far off it is, and which way. */
export function judgeDistance({ value, question, key }: TypedAnswer): Judgment {
  const way = `too ${value > key.value ? 'high' : 'low'}`;
  const difference = Math.abs(value - key.value);
  if (difference <= 3 * allowedAround(key.value, question)) {
    const off =
      question.is === 'temperature' ? '' : `${percent(difference / Math.abs(key.value))} `;
    // Beside a foreseen mistake it may be that one, rounded on the way: no praise, and no cause.
    const isByMistake = key.mistakes.some(
      (mistake) => Math.abs(value - mistake) <= reach * allowedAround(mistake, question),
    );
    return (isByMistake ? wrong : almost)(`Very close, but ${off}${way}.`);
  }
  if (value * key.value < 0) return wrong('Check the sign first: which way does it go?');
  const ratio = Math.abs(value / key.value);
  const far = ratio > 10 || ratio < 0.1 ? ' by more than a factor of ten' : '';
  return { ...wrong(`That’s ${way}${far}.`), seeHints: true };
}

const percent = (part: number) => `${String(Number((100 * part).toPrecision(3)))}%`;
