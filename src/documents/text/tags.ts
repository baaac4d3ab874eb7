import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { memoize } from '../../domain/quantities/memoize.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { atLine, DocumentFault, Complaint } from './fault.ts';
import { lineOf } from './parse.ts';

/** Required (`must`) and optional (`may`) attributes of each tag. */
type Vocabulary = Record<string, { must: readonly string[]; may: readonly string[] }>;

const answerTags = {
  Hint: { must: [], may: [] },
  Answer: {
    must: ['name'],
    may: ['unit', 'digits', 'round', 'within', 'is', 'also', 'atmosphere', 'from', 'to'],
  },
  Mistake: { must: ['value'], may: ['answer'] },
} as const satisfies Vocabulary;

/** Tags inside a plot, in the order they're read. Each can use names that earlier ones define. */
const markTags = {
  Curve: {
    must: ['y'],
    may: [
      ...(['x', 'label', 'mark', 'line', 'from', 'to', 'for'] as const),
      ...(['solves', 'unknown', 'between'] as const),
    ],
  },
  Points: { must: ['x', 'y'], may: ['label', 'shape'] },
  Stairs: {
    must: ['name', 'equilibrium', 'operating', 'from', 'to'],
    may: ['start', 'over', 'show'],
  },
  Area: { must: ['from', 'to'], may: ['under', 'above', 'label', 'fill'] },
  Point: { must: ['x', 'y', 'label'], may: [] },
} as const satisfies Vocabulary;

export const lessonTags = {
  ...answerTags,
  Given: { must: ['name', 'value'], may: ['symbol', 'digits', 'source'] },
  Let: { must: ['name', 'value'], may: ['symbol', 'unit', 'digits', 'holds'] },
  Step: {
    must: ['name', 'value'],
    may: ['symbol', 'unit', 'digits', 'show', 'factors', 'words', 'holds'],
  },
  Data: { must: [], may: ['name', 'source', 'show'] },
  Column: { must: ['name'], may: ['symbol', 'unit', 'words', 'of'] },
  Second: { must: [], may: [] },
  Solve: {
    must: ['name', 'equation', 'from', 'to'],
    may: ['symbol', 'unit', 'digits', 'tries', 'root', 'count', 'words', 'holds'],
  },
  Integral: {
    must: ['name', 'of', 'over', 'from', 'to'],
    may: ['symbol', 'letter', 'unit', 'digits', 'words', 'holds'],
  },
  Simulate: {
    must: ['over', 'from', 'to'],
    may: ['unit', 'symbol', 'steps', 'ends', 'digits'],
  },
  State: { must: ['name', 'start', 'rate'], may: ['symbol', 'unit', 'end', 'digits'] },
  Stop: { must: ['when'], may: [] },
  Example: { must: ['title'], may: [] },
  Result: { must: ['name'], may: [] },
  YourTurn: { must: ['title'], may: ['to', 'problem'] },
  Open: { must: ['step'], may: ['unit', 'digits', 'round', 'within', 'is'] },
  Pick: { must: ['step'], may: ['right'] },
  Wrong: { must: [], may: ['value', 'words'] },
  Caption: { must: ['step'], may: [] },
  Warning: { must: ['title'], may: [] },
  SelfCheck: { must: [], may: [] },
  Figure: { must: ['src', 'alt'], may: [] },
  Plot: {
    must: ['over', 'from', 'to', 'x', 'y', 'alt'],
    may: [
      ...(['xUnit', 'xFrom', 'xTo', 'xScale'] as const),
      ...(['yUnit', 'yFrom', 'yTo', 'yScale'] as const),
      ...(['paper', 'blank'] as const),
    ],
  },
  ...markTags,
  Explore: { must: ['title'], may: [] },
  Slider: { must: ['name', 'from', 'to', 'by'], may: ['words'] },
  Says: { must: [], may: ['when', 'outside'] },
  Stuck: { must: [], may: ['when', 'outside'] },
  Predict: { must: ['move', 'to'], may: [] },
  Choice: { must: ['words'], may: ['when', 'is'] },
  Reference: { must: [], may: ['href', 'book', 'chapter', 'section', 'source'] },
  Convention: { must: ['name', 'words', 'either', 'or'], may: [] },
  Either: { must: [], may: [] },
  Or: { must: [], may: [] },
} as const satisfies Vocabulary;

const { Let, Step, Solve, Second, Integral, Figure, Data, Simulate, State, Stop } = lessonTags;

export const problemTags = {
  Given: { must: ['name', 'value'], may: ['symbol', 'digits', 'source', 'from', 'to', 'by'] },
  ...answerTags,
  Solution: { must: [], may: [] },
  Require: { must: ['value'], may: ['from', 'to'] },
  WhatIf: { must: [], may: [] },
  ...{ Let, Step, Solve, Second, Integral, Figure, Data, Simulate, State, Stop },
  Column: { must: ['name'], may: ['symbol', 'unit', 'words', 'of', 'drawn', 'scatter'] },
} as const satisfies Vocabulary;

/** Tags in a `<YourTurn>`, where givens can have ranges. */
export const turnTags = { ...lessonTags, Given: problemTags.Given } as const satisfies Vocabulary;

/** The tags of one kind of document. */
export type DocumentTags = typeof lessonTags | typeof problemTags | typeof turnTags;

type Tags = Omit<typeof lessonTags, keyof typeof problemTags> & typeof problemTags;

type AttributesOf<T extends Vocabulary[string]> = Readonly<
  Record<T['must'][number], string> & Partial<Record<T['may'][number], string>>
>;

export type TagAttributes<Name extends keyof Tags> = AttributesOf<Tags[Name]>;

export type Tag = {
  [Name in keyof Tags]: { name: Name; attributes: TagAttributes<Name> };
}[keyof Tags];

export type MarkTag = Extract<Tag, { name: keyof typeof markTags }>;

export const markNames: readonly string[] = Object.keys(markTags);

export const isMark = (tag: Tag): tag is MarkTag => markNames.includes(tag.name);

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Reads a tag. Throws for an unknown name or attribute. */
export const readTag = (tag: Element, tags: Vocabulary): Tag => readerOf(tags)(tag);

const readerOf = memoize((tags: Vocabulary) => memoize((tag: Element) => readNewTag(tag, tags)));

function readNewTag(tag: Element, tags: Vocabulary): Tag {
  const line = lineOf(tag);
  const name = Object.keys(tags).find((known) => known === tag.name);
  if (name === undefined) {
    mustNotBelongElsewhere(tag.name ?? '', line, tags);
    const meant = closestWord(tag.name ?? '', Object.keys(tags));
    throw new DocumentFault(
      line,
      `there’s no tag <${tag.name ?? ''}>.`,
      meant === undefined
        ? `Use one of: ${Object.keys(tags).join(', ')}.`
        : `Did you mean <${meant}>?`,
    );
  }
  const { must = [], may = [] } = tags[name] ?? {};
  const attributes: Record<string, string> = {};
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new DocumentFault(
        line,
        `<${name}> has an attribute without quotes.`,
        'Write every attribute as name="text".',
      );
    }
    if (![...must, ...may].includes(attribute.name)) {
      const meant = closestWord(attribute.name, [...must, ...may]);
      throw new DocumentFault(
        line,
        `<${name}> has no attribute "${attribute.name}".`,
        meant === undefined
          ? `It can have ${[...must, ...may].join(', ')}.`
          : `Did you mean "${meant}"?`,
      );
    }
    attributes[attribute.name] = attribute.value;
  }
  const missing = must.find((key) => attributes[key] === undefined || attributes[key] === '');
  if (missing !== undefined) {
    throw new DocumentFault(
      line,
      `<${name}> has no "${missing}".`,
      `Add ${missing}="…" to it. The guides in docs/ have examples.`,
    );
  }
  atLine(line, () => {
    for (const key of ['symbol', 'letter']) mustBeSymbol(attributes[key] ?? '');
  });
  // The loops above checked the attributes against the table that the type is derived from.
  return { name, attributes } as unknown as Tag;
}

/** Throws if the tag belongs to the other kind of document. */
function mustNotBelongElsewhere(name: string, line: number, tags: Vocabulary): void {
  const [here, there, known] =
    tags !== problemTags
      ? ['a lesson', 'practice problems', problemTags]
      : ['a problem', 'lessons', lessonTags];
  if (!Object.hasOwn(known, name)) return;
  throw new DocumentFault(
    line,
    `there’s no tag <${name}> in ${here}.`,
    `It only works in ${there}. Say it in words here.`,
  );
}

export function misplaced(tag: Tag, line: number): DocumentFault {
  const { name } = tag;
  const home = isMark(tag) ? 'a <Plot>' : homes[name];
  return home === undefined
    ? new DocumentFault(line, `<${name}> is inside another tag.`, 'Close the other tag first.')
    : new DocumentFault(line, `<${name}> can’t be on its own.`, `Move it into ${home}.`);
}

/** Required parents of tags that can't be on their own. */
const homes: Partial<Record<Tag['name'], string>> = {
  Column: 'a <Data>',
  State: 'a <Simulate>',
  Stop: 'a <Simulate>',
  Slider: 'an <Explore>',
  Says: 'an <Explore>',
  Stuck: 'an <Explore>',
  Predict: 'an <Explore>',
  Choice: 'a <Predict> or a <SelfCheck>',
  Open: 'a <YourTurn>',
  Pick: 'a <YourTurn>',
  Wrong: 'a <Pick>',
  Caption: 'a <YourTurn>',
};

/**
 * Returns the symbol of a name in equations. A name that's a letter with optional digits is its own
 * symbol.
 */
export function symbolIn(name: string, own: string | undefined): string {
  if (own !== undefined && own !== '') return own;
  if (/^[A-Za-z]\d*$/.test(name)) return name.replace(/\d+$/, '_{$&}');
  throw new Complaint(
    `the page shows "${name}" in an equation, but it has no symbol.`,
    'Add symbol="…" where you define it, as in symbol="T_w".',
  );
}

// Matches subscripts, upright letters and commands. Only slanted letters remain without them.
const notSlanted =
  /[_^]\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|\\[a-zA-Z]+(?:\{[^{}]*\})?|.)|\\(?:mathrm|text|operatorname)\{[^{}]*\}|\\[a-zA-Z]+/g;

/** Throws if a symbol has several slanted letters, because it would look like a product. */
function mustBeSymbol(tex: string): void {
  const [letters] = /[A-Za-z]{2,}/.exec(tex.replace(notSlanted, ' ')) ?? [];
  if (letters === undefined) return;
  throw new Complaint(
    `the symbol "${tex}" would look like a product of the letters in "${letters}".`,
    `Write \\mathrm{${letters}} if they’re one symbol, or put a space between them if they’re a product.`,
  );
}
