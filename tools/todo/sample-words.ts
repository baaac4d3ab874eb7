import type { ContentFile, Finding } from './findings.ts';

/**
 * Words that another department's board could only have copied from the sample. Excludes words that
 * such a board may need, such as "steam" or "chemistry".
 */
const ours = [
  /chemical[ -]engineer\w*|chemical (?:processes|safety)|ChemE\b|\bAIChE\b/i,
  // Case-sensitive, because "Che" is also a first name.
  /\bChE\b/,
  /\bCHE ?\d{3}\b|\bche(?:-?board|\.example)|\bCPE\b/i,
  /\bWebBook\b|\bdistill\w+|\bMcCabe\b|\bCSTR\b|\bAntoine\b|unit op(?:s|erations)\b/i,
  /steam tables?|steam, substances|over at the feed|thermodynamics and transport/i,
];

const why = 'the sample’s subject is chemical engineering, so write your own';

/** Finds words from the sample in another department's content. */
export function sampleWords(
  files: readonly ContentFile[],
  { name, department }: { name: string; department: string },
): Finding[] {
  if (/chem/i.test(`${name} ${department}`)) return [];
  // Substances and books are the same for every department.
  const texts = files.filter(({ file }) => !/^library\/(substances|books)\.yaml$/.test(file));
  return texts.flatMap(({ file, source }) => {
    const found = source.split('\n').flatMap((line, at) => {
      const said = line.replace(/^\s*#.*/, '');
      const [word] = ours.flatMap((pattern) => pattern.exec(said)?.[0] ?? []);
      return word === undefined ? [] : [{ word, line: at + 1 }];
    });
    const [first] = found;
    if (!first) return [];
    const more = found.length === 1 ? '' : ` and ${String(found.length - 1)} more like it`;
    const [, folder = '', name = ''] = /^(.*)\/([^/]+)\.mdx$/.exec(file) ?? [];
    return {
      kind: 'sample',
      file,
      line: first.line,
      text: `"${first.word}"${more}: ${why}`,
      together: folder
        ? { at: folder, say: (count) => `${String(count)} files: ${why}`, name }
        : undefined,
    };
  });
}
