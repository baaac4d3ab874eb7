/** Puts words into the places that a sentence keeps for them, such as `{title}`. */
export function fillIn(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}
