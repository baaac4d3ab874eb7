import { isKind, type Part, type PartOf } from './part.ts';
import { closes, functions, largeOperators, opens } from './symbol-words.ts';

const isName = (text: string) => text in functions;

const isWord = (part: Part | undefined): part is PartOf<'letter'> =>
  isKind(part, 'letter') &&
  part.isUpright &&
  /^[A-Za-zμ\d]+$/.test(part.text) &&
  !isName(part.text);

/** Upright letters that follow each other are a word, the last with its script: "CH₃OH", "ft³". */
export function joined(row: readonly Part[]): Part[] {
  return row.reduce<Part[]>((done, part) => {
    const last = done.at(-1);
    const start = isWord(last) ? last.text : '';
    const kept = isWord(last) ? done.slice(0, -1) : done;
    const word = (text: string): Part => ({ kind: 'letter', text: start + text, isUpright: true });
    if (isWord(part)) return [...kept, word(part.text)];
    if (!isKind(part, 'script')) return [...done, part];
    const [letter, more] = part.base;
    if (!isWord(letter) || more !== undefined) return [...done, part];
    const [count, others] = part.below;
    // How often an atom is in a molecule.
    if (isKind(count, 'number') && others === undefined && part.above.length === 0) {
      return [...kept, word(letter.text + count.text)];
    }
    return [...kept, { ...part, base: [word(letter.text)] }];
  }, []);
}

/** Functions and sums as what they are, with their limits or bases. */
export const withFunctions = (row: readonly Part[]): Part[] =>
  row.map((part) => {
    const { below, above } = isKind(part, 'script') ? part : { below: [], above: [] };
    const [only, more] = isKind(part, 'script') ? part.base : [part];
    if (more !== undefined) return part;
    if (isKind(only, 'apply')) return { ...only, below, above };
    const isOne =
      (isKind(only, 'letter') && only.isUpright && isName(only.text)) ||
      (isKind(only, 'sign') && only.text in largeOperators);
    return isOne ? { kind: 'apply', name: only.text, below, above } : part;
  });

/** Whatever stands between two brackets as one; brackets without a partner stay what they are. */
export function grouped(row: readonly Part[]): Part[] {
  const levels: { open: string; inside: Part[] }[] = [{ open: '', inside: [] }];
  for (const part of row) {
    const [sign] = isKind(part, 'script') ? part.base : [part];
    const text = isKind(sign, 'sign') ? sign.text : '';
    if (part === sign && opens(text)) levels.push({ open: text, inside: [] });
    else if (closes(text) && levels.length > 1) {
      const { open, inside } = levels.pop() ?? { open: '', inside: [] };
      const group: Part = { kind: 'group', open, close: text, inside };
      levels.at(-1)?.inside.push(isKind(part, 'script') ? { ...part, base: [group] } : group);
    } else levels.at(-1)?.inside.push(part);
  }
  return levels.flatMap(({ open, inside }): Part[] => {
    if (open === '') return inside;
    const [first, ...others] = inside;
    // A brace that nothing closes stands before the lines of which one holds.
    if (open === '{' && isKind(first, 'table')) return [{ ...first, isCases: true }, ...others];
    return [{ kind: 'sign', text: open }, ...inside];
  });
}
