import { isKind, type Part, type PartOf } from './part.ts';
import { isElement, isSign, textOf, type MathElement, type MathNode } from './tree.ts';
import { withUnits } from './unit-words.ts';
import { closes, functions, largeOperators, opens } from './symbol-words.ts';

/** Converts tidied MathML to parts that can be spoken. */
export const equationParts = (nodes: readonly MathNode[]): Part[] =>
  grouped(withFunctions(withUnits(joined(nodes.flatMap(partsOf)))));

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', nbsp: ' ' };

const meant = (node: MathNode) =>
  textOf(node).replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

function partsOf(node: MathNode): Part[] {
  if (!isElement(node)) return [];
  const text = meant(node);
  switch (node.name) {
    case 'mi':
      return lettersOf(text, node.attributes['mathvariant'] === 'normal' || text.length > 1);
    case 'mn':
      return [{ kind: 'number', text }];
    case 'mo':
      return [{ kind: 'sign', text }];
    case 'mtext':
      return [{ kind: 'text', text }];
    case 'mspace':
      return [space(/^[1-9]/.test(node.attributes['width'] ?? ''))];
    // One of several formulas next to each other.
    case 'div':
      return [...node.children.flatMap(partsOf), space(true)];
    case 'msqrt':
      return [{ kind: 'root', inside: equationParts(node.children) }];
    case 'mtable':
      return [tableOf(node)];
    case 'mrow':
      return isAbsolute(node)
        ? [{ kind: 'absolute', inside: equationParts(node.children.slice(1, -1)) }]
        : node.children.flatMap(partsOf);
    case 'mfrac':
    case 'msub':
    case 'msup':
    case 'msubsup':
    case 'mover':
    case 'munder':
    case 'munderover':
      return [placedOf(node)];
    default:
      return node.children.flatMap(partsOf);
  }
}

const space = (isWide: boolean): Part => ({ kind: 'space', isWide });

/** Splits upright letters at slashes, dots and percent signs, as in "kg/h". */
const lettersOf = (text: string, isUpright: boolean): Part[] =>
  (text.match(/[/%⋅]|[^/%⋅]+/g) ?? []).map((piece) =>
    /[/%⋅]/.test(piece)
      ? { kind: 'sign', text: piece }
      : { kind: 'letter', text: piece, isUpright },
  );

const isBar = (node: MathNode | undefined) => isSign(node, /^\|$/);
const isAbsolute = ({ children }: MathElement) =>
  children.length > 2 && isBar(children[0]) && isBar(children.at(-1));

/** Parses an element that's defined by the order of its children, like a fraction. */
function placedOf({ name, children, attributes }: MathElement): Part {
  const [first = [], second = [], third = []] = children.map((child) => equationParts([child]));
  if (name === 'mfrac')
    return { kind: 'fraction', above: inOneLine(first), below: inOneLine(second) };
  if (name === 'mover' && attributes['accent'] !== undefined) {
    return { kind: 'accent', base: first, mark: second.map(textIn).join('') };
  }
  const isAbove = name === 'msup' || name === 'mover';
  return {
    kind: 'script',
    base: first,
    below: isAbove ? [] : second,
    above: isAbove ? second : third,
  };
}

/** Joins the lines of a numerator or denominator that was stacked to fit. */
const inOneLine = (row: readonly Part[]): Part[] =>
  row.flatMap((part) => (part.kind === 'table' && !part.isCases ? part.lines.flat(2) : [part]));

const textIn = (part: Part) => ('text' in part ? part.text : '');

function tableOf({ children }: MathElement): Part {
  const lines = children.flatMap((row) =>
    isElement(row) ? [row.children.map((cell) => equationParts([cell]))] : [],
  );
  return { kind: 'table', lines, isCases: false };
}

const isName = (text: string) => text in functions;

const isWord = (part: Part | undefined): part is PartOf<'letter'> =>
  isKind(part, 'letter') &&
  part.isUpright &&
  /^[A-Za-zμ\d]+$/.test(part.text) &&
  !isName(part.text);

/**
 * Joins consecutive upright letters into a word. A subscript or exponent belongs to the last
 * letter: "CH₃OH", "ft³".
 */
function joined(row: readonly Part[]): Part[] {
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
    // A subscript after an element symbol is a number of atoms.
    if (isKind(count, 'number') && others === undefined && part.above.length === 0) {
      return [...kept, word(letter.text + count.text)];
    }
    return [...kept, { ...part, base: [word(letter.text)] }];
  }, []);
}

/** Recognizes functions and sums, and moves their scripts to limits or bases. */
const withFunctions = (row: readonly Part[]): Part[] =>
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

/** Groups the content of matching brackets. Unmatched brackets remain signs. */
function grouped(row: readonly Part[]): Part[] {
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
    // An unclosed brace starts a list of cases.
    if (open === '{' && isKind(first, 'table')) return [{ ...first, isCases: true }, ...others];
    return [{ kind: 'sign', text: open }, ...inside];
  });
}
