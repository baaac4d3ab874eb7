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

/** Text as a search compares it: no capitals, accents, apostrophes or dashes, "che317" as "che 317". */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(silent, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A test for texts that are already searchable: each word of the query must occur in them. */
export function matcher(query: string): (text: string) => boolean {
  const words = searchable(query).split(' ');
  return (text) => words.every((word) => text.includes(word));
}

/** Where the words of a query stand in a text as it is written, each as start and end. */
export function matchRanges(text: string, query: string): [start: number, end: number][] {
  // One letter may be compared as several, or as none: keep the place from which each one came.
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

/** What a search compares in the place of one character; worked out once, since a page has few. */
function comparedLetters(character: string): string {
  const known = comparedBefore.get(character);
  if (known !== undefined) return known;
  const plain = searchable(character);
  const isSilent = character.replace(silent, '') === '';
  const letters = plain === '' && !isSilent ? ' ' : plain;
  comparedBefore.set(character, letters);
  return letters;
}
