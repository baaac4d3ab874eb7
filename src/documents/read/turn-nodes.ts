import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { DocumentFault } from '../text/fault.ts';
import { isPhrasing, lineOf, unwrapped } from '../text/parse.ts';
import {
  attributeOf,
  definedIn,
  definitionsIn,
  elementsIn,
  isElement,
  neededFor,
  usedBy,
  wordsIn,
  type Element,
} from './tag-names.ts';

/** Parts of a lesson that make up a `<YourTurn>`, in the order they're evaluated. */
export interface TurnNodes {
  /** Unshown numbers that depend on nothing, like constants. */
  constants: Element[];
  givens: Element[];
  /** Calculations above the example, which aren't shown. */
  hidden: Element[];
  text: RootContent[];
  /** Steps, with the calculations between them that aren't shown. */
  steps: Element[];
  /** Calculations below the example and in the tag itself. */
  after: Element[];
  results: Element[];
  /** `<Open>` and `<Pick>`, in the order of the steps. */
  asked: Element[];
}

const stepTags = ['Step', 'Solve', 'Integral'];
const ownTags = ['Given', 'Let', 'Open', 'Pick', 'Caption'];
/** Chooses the parts of the lesson for a `<YourTurn>` and applies its changes to them. */
export function turnNodes(lesson: readonly RootContent[], turn: Element): TurnNodes {
  const all = lesson.flatMap(unwrapped);
  const above = all.slice(0, all.indexOf(turn)).filter(isElement);
  const place = above.findLastIndex(({ name }) => name === 'Example');
  const example = above[place];
  if (!example) {
    throw new DocumentFault(
      lineOf(turn),
      'there’s no <Example> above this <YourTurn>.',
      'Put it on its own lines, below the example it repeats.',
    );
  }
  const own = elementsIn(turn);
  const stray = own.find(({ name }) => !ownTags.includes(name ?? ''));
  if (stray) {
    throw new DocumentFault(
      lineOf(stray),
      `<${stray.name ?? ''}> doesn’t belong in <YourTurn>.`,
      `Use ${ownTags.map((tag) => `<${tag}>`).join(', ')} and words.`,
    );
  }
  const changed = own.filter(({ name }) => name === 'Given' || name === 'Let');
  const isKept = (node: Element) =>
    !definedIn(node).some((name) => changed.some((each) => attributeOf(each, 'name') === name));
  const before = above.slice(0, place).flatMap(definitionsIn);
  const inside = definitionsIn(example);
  const asked = own.filter(({ name }) => name === 'Open' || name === 'Pick');
  const stepsAsked = asked.map((node) => attributeOf(node, 'step'));
  mustBeSteps(asked, inside);

  const results = elementsIn(example).filter(({ name }) => name === 'Result');
  const end = attributeOf(turn, 'to');
  const ends = end === '' ? results.map(resultOf) : [end];
  const inOrder = [...changed, ...before.filter(isKept), ...inside.filter(isKept)];
  const shown = neededFor([...stepsAsked, ...ends], inOrder);
  const after = above
    .slice(place + 1)
    .flatMap(definitionsIn)
    .filter(isKept);
  const text = wordsIn(turn);
  const needed = neededFor(
    [...shown, ...text.flatMap(usedBy), ...own.flatMap(usedBy)],
    [...inOrder, ...after],
  );
  const isNeeded = (node: Element) => definedIn(node).some((name) => needed.has(name));
  const isShown = (node: Element) => definedIn(node).some((name) => shown.has(name));

  const captions = new Map(
    own
      .filter(({ name }) => name === 'Caption')
      .map((node) => [attributeOf(node, 'step'), inParagraphs(node)]),
  );
  const steps = inside
    .filter((node) => isKept(node) && isNeeded(node) && node.name !== 'Given')
    .map((node) => (isShown(node) ? withCaption(node, captions) : quiet(node)));
  const used = new Set(steps.filter(isStep).flatMap(usedBy));
  const stated = changed.filter(({ name }) => name === 'Given');
  const originals = [...before, ...inside];
  const change = (node: Element) => {
    const [name] = definedIn(node);
    const by = stated.find((each) => attributeOf(each, 'name') === name);
    return by ? [mergedGiven(node, by)] : isKept(node) ? [node] : [];
  };
  const isUsedGiven = (node: Element) =>
    node.name === 'Given' &&
    isNeeded(node) &&
    isKept(node) &&
    used.has(attributeOf(node, 'name')) &&
    !isLet(node);
  const exampleGivens = inside
    .filter(({ name }) => name === 'Given')
    .filter((node) => !isKept(node) || isShown(node));
  const isInExample = (node: Element) =>
    exampleGivens.some((each) => attributeOf(each, 'name') === attributeOf(node, 'name'));
  const givens = [
    ...exampleGivens.flatMap(change),
    ...stated
      .filter((node) => !isInExample(node))
      .map((node) => {
        const name = attributeOf(node, 'name');
        const original = originals.find((each) => definedIn(each).includes(name));
        return original ? mergedGiven(original, node) : node;
      }),
    ...before.filter(isUsedGiven),
  ];
  const isStatedAbove = (node: Element) =>
    before.includes(node) && isConstant(node) && !givens.includes(node);
  const hidden = before.filter(
    (node) => isKept(node) && isNeeded(node) && !givens.includes(node) && !isStatedAbove(node),
  );
  const silentGivens = inside.filter(
    (node) => node.name === 'Given' && isKept(node) && !isShown(node) && isNeeded(node),
  );
  mustBeVisible(asked, {
    definitions: inOrder,
    visible: [...[...givens, ...steps.filter(isStep)].flatMap(definedIn), ...text.flatMap(usedBy)],
  });
  const order = steps.flatMap(definedIn);
  const placeOf = (node: Element) => order.indexOf(attributeOf(node, 'step'));
  return {
    constants: before
      .filter((node) => isKept(node) && isNeeded(node) && isStatedAbove(node))
      .map(quiet),
    givens,
    hidden: [...hidden, ...silentGivens].map(quiet),
    text,
    steps,
    after: [...after.filter(isNeeded).map(quiet), ...own.filter(({ name }) => name === 'Let')],
    results: results.filter((node) => shown.has(resultOf(node)) && order.includes(resultOf(node))),
    asked: asked.toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
}

/** True for a step that's shown, which always has a caption. */
export const isStep = (node: Element): boolean =>
  stepTags.includes(node.name ?? '') && node.children.length > 0;

const isLet = ({ name }: Element) => name === 'Let';

/** True for a number that depends on nothing. */
const isConstant = (node: Element) =>
  (node.name === 'Given' || node.name === 'Let') && usedBy(node).length === 0;

const resultOf = (node: Element) => attributeOf(node, 'name').split(/\s/)[0] ?? '';

function mustBeSteps(asked: readonly Element[], inside: readonly Element[]): void {
  const steps = inside.filter(isStep).flatMap(definedIn);
  const wrong = asked.find((node) => !steps.includes(attributeOf(node, 'step')));
  if (wrong) {
    throw new DocumentFault(
      lineOf(wrong),
      `the example has no step "${attributeOf(wrong, 'step')}".`,
      `Its steps are ${steps.join(', ')}.`,
    );
  }
  if (asked.length === 0) {
    throw new DocumentFault(1, 'a <YourTurn> has no open step.', 'Add <Open step="…"> or <Pick>.');
  }
}

interface Sight {
  definitions: readonly Element[];
  visible: readonly string[];
}

/** Throws if an open step needs a number that students can't see. */
function mustBeVisible(asked: readonly Element[], { definitions, visible }: Sight): void {
  const definitionOf = (name: string) => definitions.find((each) => definedIn(each).includes(name));
  const missing = (name: string): string | undefined => {
    const definition = definitionOf(name);
    if (!definition || visible.includes(name)) return undefined;
    const uses = usedByFormula(definition);
    const parts = uses.filter((each) => each !== name && definitionOf(each));
    return parts.length === 0 ? name : parts.map(missing).find((each) => each !== undefined);
  };
  for (const node of asked) {
    const step = attributeOf(node, 'step');
    const definition = definitionOf(step);
    const uses = definition ? usedByFormula(definition) : [];
    const hidden = uses
      .filter((each) => each !== step)
      .map(missing)
      .find((each) => each !== undefined);
    if (hidden === undefined) continue;
    throw new DocumentFault(
      lineOf(node),
      `step "${step}" needs "${hidden}", which students can’t see here.`,
      `Print {${hidden}} in the text of <YourTurn>, or write <Given name="${hidden}" value="…">words</Given> in it.`,
    );
  }
}

const usedByFormula = (definition: Element) =>
  usedBy({
    ...definition,
    attributes: definition.attributes.filter((each) => !('name' in each && each.name === 'holds')),
    children: [],
  });

/** Converts a definition to a calculation that isn't shown. */
function quiet(node: Element): Element {
  if (node.name === 'Solve' || node.name === 'Integral') return { ...node, children: [] };
  if (node.name !== 'Given' && node.name !== 'Step') return node;
  const kept = ['name', 'value', 'symbol', 'unit', 'digits', 'holds'];
  return {
    ...node,
    name: 'Let',
    attributes: node.attributes.filter((each) => 'name' in each && kept.includes(each.name)),
    children: [],
  };
}

/** Content of a tag. Words on the tag's own line aren't in a paragraph yet. */
const inParagraphs = ({ children }: Element): Element['children'] =>
  children.length > 0 && (children as RootContent[]).every(isPhrasing)
    ? [{ type: 'paragraph', children: children as RootContent[] as PhrasingContent[] }]
    : children;

function withCaption(node: Element, captions: ReadonlyMap<string, Element['children']>): Element {
  const children = captions.get(attributeOf(node, 'name'));
  return children && isStep(node) ? { ...node, children } : node;
}

/**
 * Replaces a given or a step of the example with a new given. Keeps the symbol, and for a given
 * also the digits, source and text, unless the new one has its own.
 */
function mergedGiven(original: Element, by: Element): Element {
  const isGiven = original.name === 'Given';
  const names = by.attributes.flatMap((each) => ('name' in each ? [each.name] : []));
  const inherited = isGiven ? ['symbol', 'digits'] : ['symbol'];
  if (isGiven && !names.includes('from')) inherited.push('source');
  const attributes = original.attributes.filter(
    (each): each is MdxJsxAttribute =>
      each.type === 'mdxJsxAttribute' &&
      typeof each.name === 'string' &&
      inherited.includes(each.name) &&
      !names.includes(each.name),
  );
  const children = by.children.length > 0 || !isGiven ? by.children : original.children;
  return { ...by, attributes: [...by.attributes, ...attributes], children };
}
