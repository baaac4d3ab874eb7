const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const silent = /[\p{M}'’‘ʼ]/gu;

/**
 * Normalizes text for searching. Removes capitals, accents, apostrophes and dashes, and turns
 * "che317" into "che 317".
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(silent, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns a function that checks whether normalized text contains every word of a query. */
export function matcher(query: string): (text: string) => boolean {
  const words = searchable(query).split(' ');
  return (text) => words.every((word) => text.includes(word));
}

/** Finds the words of a query in text, as start and end offsets. */
export function matchRanges(text: string, query: string): [start: number, end: number][] {
  // A character may become several letters or none, so each letter keeps its offset.
  const letters: { letter: string; at: number }[] = [];
  let at = 0;
  for (const character of text) {
    for (const letter of comparedLetters(character)) letters.push({ letter, at });
    at += character.length;
  }
  const line = letters.map(({ letter }) => letter).join('');
  return searchable(query)
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word): [number, number][] => {
      const start = line.indexOf(word);
      if (start < 0) return [];
      const after = letters[start + word.length];
      return [[letters[start]?.at ?? 0, after?.at ?? text.length]];
    });
}

const comparedBefore = new Map<string, string>();

/** Cached, because a page uses few different characters. */
function comparedLetters(character: string): string {
  const known = comparedBefore.get(character);
  if (known !== undefined) return known;
  const plain = searchable(character);
  const isSilent = character.replace(silent, '') === '';
  const letters = plain === '' && !isSilent ? ' ' : plain;
  comparedBefore.set(character, letters);
  return letters;
}
