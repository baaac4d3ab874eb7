import { grouped, joined, withFunctions } from './arrange-parts.ts';
import type { Part } from './part.ts';
import { isElement, isSign, textOf, type MathElement, type MathNode } from './tree.ts';
import { withUnits } from './unit-words.ts';

/** The parts of an equation, or of a part of it, from its tidied MathML. */
export const readEquation = (nodes: readonly MathNode[]): Part[] =>
  grouped(withFunctions(withUnits(joined(nodes.flatMap(partsOf)))));

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', nbsp: ' ' };

/** Text as it is meant, without entities. */
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
    // A formula of several that stand beside each other.
    case 'div':
      return [...node.children.flatMap(partsOf), space(true)];
    case 'msqrt':
      return [{ kind: 'root', inside: readEquation(node.children) }];
    case 'mtable':
      return [tableOf(node)];
    case 'mrow':
      return isAbsolute(node)
        ? [{ kind: 'absolute', inside: readEquation(node.children.slice(1, -1)) }]
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

/** Upright letters may have strokes, points and signs of percent among them: "kg/h". */
const lettersOf = (text: string, isUpright: boolean): Part[] =>
  (text.match(/[/%⋅]|[^/%⋅]+/g) ?? []).map((piece) =>
    /[/%⋅]/.test(piece)
      ? { kind: 'sign', text: piece }
      : { kind: 'letter', text: piece, isUpright },
  );

const isBar = (node: MathNode | undefined) => isSign(node, /^\|$/);
const isAbsolute = ({ children }: MathElement) =>
  children.length > 2 && isBar(children[0]) && isBar(children.at(-1));

/** Elements whose children have places. */
function placedOf({ name, children, attributes }: MathElement): Part {
  const [first = [], second = [], third = []] = children.map((child) => readEquation([child]));
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

/** What stands on several lines of a fraction goes on from each to the next. */
const inOneLine = (row: readonly Part[]): Part[] =>
  row.flatMap((part) => (part.kind === 'table' && !part.isCases ? part.lines.flat(2) : [part]));

const textIn = (part: Part) => ('text' in part ? part.text : '');

function tableOf({ children }: MathElement): Part {
  const lines = children.flatMap((row) =>
    isElement(row) ? [row.children.map((cell) => readEquation([cell]))] : [],
  );
  return { kind: 'table', lines, isCases: false };
}
