/** Fills the placeholders in a sentence, like `{title}`. */
export function fillIn(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}
