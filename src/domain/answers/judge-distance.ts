import { allowedAround, almost, wrong, type TypedAnswer, type Judgment } from './typed-answer.ts';

/** After so many wrong tries nobody is told which way to go: halving would lead anyone to the answer. */
const triesWithWay = 2;

/** What is said of an entry of which nothing else is known: which way it is off, for the first tries. */
export function judgeDistance(entry: Omit<TypedAnswer, 'reading'>): Judgment {
  const { value, question, key, around } = entry;
  if ((around.misses ?? 0) >= triesWithWay) {
    return { ...wrong('That’s not it. Go back to your setup.'), seeHints: true };
  }
  const way = `too ${value > key.value ? 'high' : 'low'}`;
  const difference = Math.abs(value - key.value);
  if (difference <= 3 * allowedAround(key.value, question)) {
    return almost(`Very close, but ${way}.`);
  }
  if (value * key.value < 0) return wrong('Check the sign first: which way does it go?');
  const ratio = Math.abs(value / key.value);
  const far = ratio > 10 || ratio < 0.1 ? ' by more than a factor of ten' : '';
  return { ...wrong(`That’s ${way}${far}.`), seeHints: true };
}
