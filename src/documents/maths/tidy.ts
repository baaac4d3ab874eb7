import { guardDigitsClass } from '../../domain/quantities/guard-digits.ts';
import { Complaint } from '../text/fault.ts';
import { element, isElement, isSign, textOf, type MathElement, type MathNode } from './tree.ts';

/** Reduces KaTeX's MathML to the MathML Core elements that browsers need. */
export function tidied(nodes: readonly MathNode[]): MathNode[] {
  return spaced(words(nodes.flatMap(tidyNode)));
}

/**
 * Elements whose children are identified by their order, so each child must be a single element.
 */
const placed = new Set(['mfrac', 'msub', 'msup', 'msubsup', 'mover', 'munder', 'munderover']);

function tidyNode(node: MathNode): MathNode[] {
  if (!isElement(node)) return [];
  const { name, attributes, children } = node;
  if (isInvisible(node)) return [];
  if (['mi', 'mn', 'mo', 'mtext', 'mspace'].includes(name)) return tokens(node);
  // KaTeX adds an invisible function sign, as in R_min, which would count as a child.
  if (placed.has(name)) {
    return [withPlaces(node, children.filter((child) => !isInvisible(child)).map(inPlace))];
  }
  switch (name) {
    case 'annotation':
      return [];
    case 'mrow':
      return row(node);
    case 'mstyle':
      // Keeps a fraction small in a display equation.
      return attributes['displaystyle'] === 'false'
        ? [element('mstyle', { displaystyle: 'false' }, ...tidied(children))]
        : children.flatMap(tidyNode);
    case 'msqrt':
      return [element('msqrt', {}, ...tidied(children))];
    case 'mtable':
      return [table(node)];
    case 'span':
    case 'math':
    case 'semantics':
    case 'mpadded':
      return children.flatMap(tidyNode);
    default:
      throw notDrawn(name === 'mroot' ? 'a root with a number' : `"${name}"`);
  }
}

const notDrawn = (what: string) =>
  new Complaint(
    `not every browser can draw ${what} in an equation.`,
    'Write it another way: a cube root as x^{1/3}, vectors and matrices with indices.',
  );

/** Recognizes invisible operators, and a negative space that browsers don't support. */
const isInvisible = (node: MathNode) => /^(?:[\u2061-\u2063]|\u2009\u2063)$/.test(textOf(node));

/** Decodes the slot and the guard digits from the link around a number. */
function marked({ attributes }: MathElement, inside: readonly MathNode[]): MathNode[] | undefined {
  const marks = /^#(?:n(?<place>\d+))?(?:c(?<carried>\d+))?$/.exec(attributes['href'] ?? '');
  if (!marks) return undefined;
  const { place, carried } = marks.groups ?? {};
  const digits = inside.findIndex((node) => isElement(node, 'mn'));
  const children = inside.map((node, index) =>
    index === digits && carried !== undefined ? carrying(textOf(node), Number(carried)) : node,
  );
  return place === undefined ? children : [element('mrow', { 'data-n': place }, ...children)];
}

/** Wraps the guard digits of a number in a span. */
const carrying = (digits: string, carried: number): MathElement =>
  element(
    'mn',
    {},
    digits.slice(0, -carried),
    element('span', { class: guardDigitsClass }, digits.slice(-carried)),
  );

function row(node: MathElement): MathNode[] {
  const children = tidied(node.children);
  const number = marked(node, children);
  if (number) return number;
  const [first] = node.children;
  if (!isElement(first, 'mo') || first.attributes['fence'] === undefined) return children;
  // Brackets stretch to the height of their `<mrow>`. If nothing in the row is tall, drop the row.
  return children.some(isTall) || isSign(children[0], /^\|$/)
    ? [element('mrow', {}, ...children.filter((child) => !isSign(child, /^$/)))]
    : children.map(unstretched);
}

/** Widths of the spaces that KaTeX writes as characters. */
const spaces = new Map([
  ['\u00a0', '.25em'],
  ['\u2005', '.22em'],
  ['\u2009', '.17em'],
  ['\u2005\u200a', '.28em'],
]);

function tokens(node: MathElement): MathNode[] {
  const plain = token(node);
  return marked(node, [plain]) ?? [plain];
}

function token(node: MathElement): MathElement {
  const { name, attributes } = node;
  const text = textOf(node).replace('∣', '|');
  if (name === 'mspace') {
    const { width = '0em', height } = attributes;
    return element('mspace', height === undefined ? { width } : { height });
  }
  const space = spaces.get(text);
  if (space !== undefined) return element('mspace', { width: space });
  const variant = attributes['mathvariant'] ?? 'normal';
  if (variant !== 'normal' && variant !== 'italic') throw notDrawn(`a letter in "${variant}"`);
  const kept = ['stretchy', 'minsize', 'maxsize', 'lspace', 'rspace', 'mathvariant'].flatMap(
    (key) => {
      const value = attributes[key];
      // Browsers slant only single letters by default.
      const isNeeded = key !== 'mathvariant' || (name === 'mi' && /^.$/u.test(text));
      return value === undefined || !isNeeded ? [] : [[key, value.replace(/^0em$/, '0')]];
    },
  );
  return element(name, Object.fromEntries(kept) as Record<string, string>, text);
}

function inPlace(node: MathNode): MathElement {
  const [first, ...others] = tidied([node]);
  return isElement(first) && others.length === 0 && !isSign(first, /^[+−]$/)
    ? first
    : element('mrow', {}, ...tidied([node]));
}

/** Replacements for KaTeX's accents. */
const accents = new Map([
  ['^', 'ˆ'],
  ['ˉ', '¯'],
]);

function withPlaces({ name, attributes }: MathElement, children: MathElement[]): MathElement {
  const [base = element('mrow', {}), ...others] = children;
  const [script] = others;
  if (name === 'mover' && 'accent' in attributes && script) {
    const mark = textOf(script);
    return element(
      'mover',
      { accent: 'true' },
      base,
      element('mo', { stretchy: 'false' }, accents.get(mark) ?? mark),
    );
  }
  if (name === 'msup' && base.children.length === 0 && script && textOf(script) === '∘') {
    return upright('°');
  }
  return name.startsWith('msu')
    ? element(name, {}, base, ...others.map(tight))
    : element(name, {}, base, ...others);
}

/** Removes the space after commas in a subscript, and makes words upright. */
const tight = (script: MathElement): MathElement =>
  script.name === 'mrow'
    ? element(
        'mrow',
        script.attributes,
        ...spelled(script.children).map((child) =>
          isSign(child, /^,$/) ? element('mo', { rspace: '0' }, ',') : child,
        ),
      )
    : script;

/** Joins three or more consecutive letters into a word, as in T with the subscript "max". */
function spelled(row: readonly MathNode[]): MathNode[] {
  const isLetter = (node: MathNode | undefined) =>
    isElement(node, 'mi') && /^[A-Za-z]$/.test(textOf(node)) && !node.attributes['mathvariant'];
  const end = row.findIndex((node) => !isLetter(node));
  const letters = end === -1 ? row : row.slice(0, end);
  if (letters.length >= 3) {
    return [upright(letters.map(textOf).join('')), ...spelled(row.slice(letters.length))];
  }
  const [first, ...others] = row;
  return first === undefined ? [] : [first, ...spelled(others)];
}

const opening = /^[([{|⌈]$/;
const bracket = /^[()[\]{}|⌈⌉]$/;
const tall = new Set(['mfrac', 'msqrt', 'munder', 'munderover', 'mtable']);
const isTall = (node: MathNode): boolean =>
  isElement(node) && (tall.has(node.name) || node.children.some(isTall));

const unstretched = (node: MathNode): MathNode =>
  isSign(node, bracket)
    ? element('mo', { ...node.attributes, stretchy: 'false' }, ...node.children)
    : node;

/** Tidies rows and cells. Drops an empty first column. */
function table({ attributes, children }: MathElement): MathElement {
  const rows = elementsIn(children).map((each) =>
    elementsIn(each.children).map((cell, column) => {
      const inside = tidied(cell.children).flatMap((node) =>
        isElement(node, 'mstyle') ? node.children : [node],
      );
      // Plus and minus after the alignment mark are binary operators.
      return column > 0 ? [...inside.slice(0, 1).map(between), ...inside.slice(1)] : inside;
    }),
  );
  const from = rows.every(([first = []]) => first.length === 0) ? 1 : 0;
  return element(
    'mtable',
    attributes['columnspacing'] === '1em' ? { class: 'cases' } : { displaystyle: 'true' },
    ...rows.map((cells) =>
      element('mtr', {}, ...cells.slice(from).map((cell) => element('mtd', {}, ...cell))),
    ),
  );
}

const elementsIn = (nodes: readonly MathNode[]) => nodes.filter((node) => isElement(node));

/** Makes a leading plus or minus a binary operator. */
export const between = (node: MathNode): MathNode =>
  isSign(node, /^[+−]$/) ? element('mo', { form: 'infix' }, ...node.children) : node;

const functionName = /^(?:(?:arc)?(?:sin|cos|tan)|(?:sin|cos|tan)h|ln|log|exp|min|max|lim|erf)$/;

export const isFunction = (node: MathNode | undefined): boolean =>
  isElement(node, 'mi')
    ? functionName.test(textOf(node)) && node.attributes['mathvariant'] === undefined
    : isElement(node, 'msub', 'munder') && isFunction(node.children[0]);

const isWord = (node: MathNode | undefined): node is MathElement =>
  isElement(node, 'mi') &&
  !isFunction(node) &&
  /^[A-Za-z/%°⋅]+$/.test(textOf(node)) &&
  (node.attributes['mathvariant'] === 'normal' || textOf(node).length > 1);

/** Joins consecutive upright letters into a word, like a unit that contains a dot. */
function words(nodes: readonly MathNode[]): MathNode[] {
  return nodes.reduce<MathNode[]>((done, node, index) => {
    const last = done.at(-1);
    const letters = isPointOfUnit(node, last, nodes[index + 1]) ? upright('⋅') : node;
    return isWord(last) && isWord(letters)
      ? [...done.slice(0, -1), upright(textOf(last) + textOf(letters))]
      : [...done, letters];
  }, []);
}

/** Makes letters upright. The attribute tells `isFunction` that a word isn't a function. */
const upright = (word: string) =>
  element(
    'mi',
    word.length === 1 || functionName.test(word) ? { mathvariant: 'normal' } : {},
    word,
  );

const isPointOfUnit = (node: MathNode, before?: MathNode, after?: MathNode) =>
  isSign(node, /^⋅$/) &&
  [before, after].every(
    (other) => isWord(other) || (isElement(other, 'msup') && isWord(other.children[0])),
  );

const thin = element('mspace', { width: '.17em' });

/** Recognizes an operator after which plus or minus is a sign. */
const isOperator = (node: MathNode | undefined) =>
  isElement(node, 'mo') && !/^[)\]}|⌉′%]$/.test(textOf(node));

/** Adds the space around signs and function names that browsers leave out. */
function spaced(nodes: readonly MathNode[]): MathNode[] {
  return nodes.flatMap((node, index) => {
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    const last = nodes.slice(0, index).findLast((other) => !isElement(other, 'mspace'));
    if (isSign(node, /^[+−]$/) && isOperator(last)) {
      return [element('mo', { ...node.attributes, form: 'prefix' }, ...node.children)];
    }
    if (!isFunction(node)) return [node];
    const hasRoom = (other: MathNode | undefined) =>
      other === undefined || isElement(other, 'mspace') || isOperator(other);
    const opens =
      isSign(after, opening) || (isElement(after, 'mrow') && isSign(after.children[0], opening));
    return [...(hasRoom(before) ? [] : [thin]), node, ...(hasRoom(after) || opens ? [] : [thin])];
  });
}
