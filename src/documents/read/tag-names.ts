import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { expressionsIn } from '../compute/table-lookup.ts';
import { isStated } from '../compute/stated.ts';
import { sidesOfRange } from '../compute/valid-range.ts';
import { unwrapped } from '../text/parse.ts';

export type Element = MdxJsxFlowElement;

const definers = ['Given', 'Let', 'Step', 'Solve', 'Integral', 'Simulate', 'Data', 'Plot'];
/** Attributes that contain no names. */
const wordy =
  /^(?:name|symbol|unit|digits|show|factors|tries|source|root|letter|title|words|label|mark|alt|line|fill|shape|step|within|is|round|[xy](?:Unit|Scale))$/;

export const isElement = (node: RootContent): node is Element => node.type === 'mdxJsxFlowElement';

/** Returns the value of an attribute, or an empty string. */
export function attributeOf({ attributes }: Element, name: string): string {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Returns the child nodes that are tags. */
export const elementsIn = (node: { children: readonly unknown[] }): Element[] =>
  partsIn(node).filter(isElement);

/** Returns the content of a tag without the tags in it. */
export const wordsIn = (node: { children: readonly unknown[] }): RootContent[] =>
  partsIn(node).filter((part) => !isElement(part));

/** Returns the children of a tag. Separates tags from the paragraph above them. */
function partsIn(node: { children: readonly unknown[] }): RootContent[] {
  return (node.children as RootContent[]).flatMap((child) => {
    const [whole = child, ...others] = unwrapped(child);
    if (whole.type !== 'paragraph' || others.length > 0) return [whole, ...others];
    const tag = whole.children.findIndex(({ type }) => type === 'mdxJsxTextElement');
    if (tag < 0) return [whole];
    const [words, tags] = [whole.children.slice(0, tag), whole.children.slice(tag)];
    return [{ ...whole, children: words }, ...unwrapped({ ...whole, children: tags })];
  });
}

/**
 * Returns the definitions in an `<Example>` or `<Either>`, or the tag itself if it's a definition.
 */
export function definitionsIn(node: Element): Element[] {
  if (definers.includes(node.name ?? '')) return [node];
  return node.name === 'Example' || node.name === 'Either'
    ? elementsIn(node).flatMap(definitionsIn)
    : [];
}

/** Lists the names that a tag defines. */
export function definedIn(node: Element): string[] {
  const inside = elementsIn(node).flatMap((each) =>
    each.name === 'Stairs' || each.name === 'Column' || each.name === 'State'
      ? [attributeOf(each, 'name'), attributeOf(each, 'end')]
      : [],
  );
  const own = node.name === 'Plot' ? [] : ['name', 'count', 'ends', 'over'];
  const names = own.filter((key) => key !== 'over' || node.name === 'Simulate');
  return [...names.map((key) => attributeOf(node, key)), ...inside].filter((name) => name !== '');
}

/** Lists the words in a node's expressions and braces that could be names. */
export function usedBy(node: RootContent): string[] {
  const braced = (text: string) => [...text.matchAll(/[A-Za-z]\w*/g)].map(([word]) => word);
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return braced(node.value).slice(0, 1);
    case 'math':
    case 'inlineMath':
      return [...node.value.matchAll(/\\val\{\s*(\w+)/g)].map(([, name = '']) => name);
    default: {
      const inside = 'children' in node ? (node.children as RootContent[]).flatMap(usedBy) : [];
      if (!('attributes' in node)) return inside;
      const texts = node.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' && typeof each.value === 'string' && !wordy.test(each.name)
          ? each.name === 'value'
            ? expressionsIn(each.value)
            : each.name === 'holds'
              ? sidesOfRange(each.value)
              : [each.value]
          : [],
      );
      return [...texts.filter((text) => !isStated(text)).flatMap(braced), ...inside];
    }
  }
}

/** Lists the given names and all names they depend on. */
export function neededFor(names: readonly string[], definitions: readonly Element[]): Set<string> {
  const needed = new Set(names);
  // A caption can use a name that's defined below it, so one pass from the end isn't enough.
  for (let size = -1; size !== needed.size;) {
    size = needed.size;
    for (const node of definitions) {
      if (!definedIn(node).some((name) => needed.has(name))) continue;
      for (const name of [...usedBy(node), ...definedIn(node)]) needed.add(name);
    }
  }
  return needed;
}
