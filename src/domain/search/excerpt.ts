import { searchable } from '../words/match-words.ts';
import { stem, termsOf } from './terms.ts';

export interface Piece {
  text: string;
  isMarked: boolean;
}

const longest = 170;
const wordOrNot = /[\p{L}\p{N}’']+|[^\p{L}\p{N}’']+/gu;

/** Splits text into pieces and marks the words that match a search. */
export function marked(text: string, query: string): Piece[] {
  const beginnings = termsOf(query);
  const pieces: Piece[] = [];
  for (const part of text.match(wordOrNot) ?? []) {
    const isMarked = beginsLike(part, beginnings);
    const last = pieces.at(-1);
    if (last && !last.isMarked && !isMarked) last.text += part;
    else pieces.push({ text: part, isMarked });
  }
  return pieces;
}

// Fast path for nearly all words.
const isPlain = /^[a-z]+$/i;

const beginsLike = (word: string, beginnings: readonly string[]) => {
  if (word === ' ') return false;
  const plain = isPlain.test(word) ? word.toLowerCase() : searchable(word);
  return (
    plain !== '' &&
    beginnings.some(
      (term) =>
        plain === term ||
        (term.length > 1 && plain.startsWith(term)) ||
        (term.length > 4 && plain.startsWith(stem(term))),
    )
  );
};

/** Returns the sentence that matches a search best, shortened for a list. */
export function excerpt(text: string, query: string): string {
  // Middle dots separate equations.
  const sentences = text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“\d])|\s+(?=· )/u);
  const terms = termsOf(query);
  const scored = sentences.map((sentence) => {
    const words = termsOf(sentence);
    const has = terms.filter((term) => words.some((word) => word.startsWith(term))).length;
    // Of equally good sentences, prefer those without omitted equations.
    return has - Math.min(0.9, 0.4 * (sentence.split('…').length - 1));
  });
  const best = scored.indexOf(Math.max(...scored));
  // Add the next sentence, because a short one says too little on its own.
  const words = sentences
    .slice(best, best + 2)
    .join(' ')
    .replace(/^· /, '')
    .trim();
  return words.length <= longest ? words : shorten(words, terms);
}

function shorten(sentence: string, terms: readonly string[]): string {
  const words = sentence.split(/\s+/);
  const first = words.findIndex((word) => beginsLike(word.replace(/^\W+/, ''), terms));
  const start =
    words.slice(0, Math.max(first, 0) + 1).join(' ').length < longest - 20 ? 0 : first - 4;
  let line = start > 0 ? '…' : '';
  for (const word of words.slice(Math.max(start, 0))) {
    if (line.length + word.length > longest) return `${line.trimEnd().replace(/[,;:.]$/, '')} …`;
    line += `${word} `;
  }
  return line.trimEnd();
}
