export interface MathElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly MathNode[];
}

export type MathNode = MathElement | string;

export const element = (
  name: string,
  attributes: MathElement['attributes'],
  ...children: readonly MathNode[]
): MathElement => ({ name, attributes, children });

export const isElement = (node: MathNode | undefined, ...names: string[]): node is MathElement =>
  typeof node === 'object' && (names.length === 0 || names.includes(node.name));

export const textOf = (node: MathNode): string =>
  isElement(node) ? node.children.map(textOf).join('') : node;

export const isSign = (node: MathNode | undefined, pattern: RegExp): node is MathElement =>
  isElement(node, 'mo') && pattern.test(textOf(node));

/** Parses well-formed MathML without comments. */
export function readMathMl(xml: string): MathNode[] {
  const root: MathNode[] = [];
  const open: { name: string; children: MathNode[] }[] = [{ name: '', children: root }];
  for (const [, text, end, name = '', attributes = '', closed] of xml.matchAll(
    /([^<]+)|<(\/)?([a-z]+)((?:\s[\w-]+="[^"]*")*)(\/)?>/g,
  )) {
    const siblings = open.at(-1)?.children ?? root;
    if (text !== undefined) siblings.push(text);
    else if (end !== undefined) open.pop();
    else {
      const children: MathNode[] = [];
      siblings.push({ name, attributes: attributesIn(attributes), children });
      if (closed === undefined) open.push({ name, children });
    }
  }
  return root;
}

const attributesIn = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );

export function writeMathMl(node: MathNode): string {
  if (!isElement(node)) return node;
  const attributes = Object.entries(node.attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  const tag = `<${node.name}${attributes}`;
  return node.children.length === 0 && node.name === 'mspace'
    ? `${tag}/>`
    : `${tag}>${node.children.map(writeMathMl).join('')}</${node.name}>`;
}
