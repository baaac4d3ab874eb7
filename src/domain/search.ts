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

/** Text as a search compares it: no capitals, accents, apostrophes or dashes, "che317" as "che 317". */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ]/gu, '')
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
