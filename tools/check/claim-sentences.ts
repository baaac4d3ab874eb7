import type { RootContent } from 'mdast';
import {
  attributeOf,
  elementsIn,
  isElement,
  wordsIn,
  type Element,
} from '../../src/documents/read/tag-names.ts';
import { isPhrasing, lineOf, parseDocument } from '../../src/documents/text/parse.ts';

/** A sentence that can be false. */
export interface Claim {
  line: number;
  /** Name of the tag around it. Empty outside tags. */
  tag: string;
  /** Number of tags with this name before this one. Says and Stuck count together. */
  place: number;
  /** The tag's condition or the answer it belongs to, or an empty string. */
  of: string;
  words: string;
  /** Names of the numbers in it, and of the step around it. */
  names: string[];
}

/** Tags whose text is listed even if it compares nothing. */
const judgedWhole = 'Says Stuck Predict Choice Warning Hint Mistake Wrong WhatIf Caption'.split(
  ' ',
);

const definers = ['Step', 'Solve', 'Integral'];
const headed = ['title', 'words', 'alt', 'label', 'mark'];

const comparing =
  /(?<!\w)(?:most(?:ly)?|barely|hardly|never|ever|always|no|none|no(?:thing|body|where)|cannot|can’t|only|just|alone|all|both|each|every\w*|any\w*|same|equal\w*|twice|double\w*|triple\w*|half|halve\w*|thirds?|quarters?|tenth|times|almost|nearly|about|roughly|close|far|far from|much|many|little|few|hardly|enough|slightly|tiny|small|large|huge|negligible|more|less|fewer|than|as \w+ as|better|worse|best|worst|least|main\w*|must|(?:fast|slow|larg|small|high|low|long|short|hot|warm|cold|cool|thin|thick|steep|wide|great|bigg|light|heavi|strong|weak|earli|lat|cheap)(?:er|est))(?!\w)/i;

const sentenceEnd = /(?<=[.?!][”)]?)\s+(?=[\p{Lu}{$“*_])/u;

/** Lists the claims of a lesson or problem, in order. */
export const claimsIn = (text: string): Claim[] =>
  claimsWithin({ children: parseDocument(text) }, new Map()).toSorted((a, b) => a.line - b.line);

function claimsWithin(
  node: Element | { children: readonly RootContent[] },
  counts: Map<string, number>,
): Claim[] {
  const element = 'name' in node ? node : undefined;
  const tag = element?.name ?? '';
  if (tag === 'Second') return [];
  const counted = tag === 'Stuck' ? 'Says' : tag;
  const place = counts.get(counted) ?? 0;
  counts.set(counted, place + 1);
  const attribute = (name: string) => (element ? attributeOf(element, name) : '');
  const of = attribute('when') || attribute('answer');
  const own = definers.includes(tag) ? [attribute('name')] : [];
  const headings = headed.map((name) => ({
    line: element ? lineOf(element) : 1,
    words: attribute(name),
  }));
  const passages = [...headings, ...passagesIn(wordsIn(node))].filter(({ words }) => words !== '');
  const [first] = passages;
  const isWhole = judgedWhole.includes(tag);
  const said =
    isWhole && first
      ? [{ ...first, words: passages.map(({ words }) => words).join(' | ') }]
      : passages.flatMap(({ line, words }) =>
          words.split(sentenceEnd).map((sentence) => ({ line, words: sentence })),
        );
  return [
    ...said
      .filter(({ words }) => isWhole || comparing.test(words))
      .map(({ line, words }) => ({
        line,
        tag,
        place,
        of,
        words,
        names: [...own, ...namesIn(words)],
      })),
    ...elementsIn(node).flatMap((child) => claimsWithin(child, counts)),
  ];
}

/** Returns the text of each paragraph, heading and cell. */
function passagesIn(nodes: readonly RootContent[]): { line: number; words: string }[] {
  const [first] = nodes;
  if (first !== undefined && nodes.every(isPhrasing)) {
    const words = nodes.map(flat).join('').replaceAll(/\s+/g, ' ').trim();
    return words === '' ? [] : [{ line: lineOf(first), words }];
  }
  return nodes.flatMap((node) => {
    if (node.type === 'mdxFlowExpression') return [{ line: lineOf(node), words: flat(node) }];
    return 'children' in node && !isElement(node) ? passagesIn(node.children) : [];
  });
}

function flat(node: RootContent): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return `{${node.value}}`;
  }
  if (node.type === 'inlineMath') return `$${node.value}$`;
  if ('children' in node) return (node.children as RootContent[]).map(flat).join('');
  return 'value' in node ? node.value : '';
}

const namesIn = (words: string) => [
  ...new Set([...words.matchAll(/\{\s*([A-Za-z]\w*)[^{}]*\}/g)].map(([, name = '']) => name)),
];
