import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { closestWord } from '../../domain/closest-word.ts';
import { LessonFault } from './fault.ts';

/** The attributes of each tag: those it must have, and those it may have. */
const tags = {
  Given: { must: ['name', 'value'], may: ['symbol', 'digits', 'source'] },
  Let: { must: ['name', 'value'], may: ['symbol', 'unit', 'digits'] },
  Step: { must: ['name', 'value'], may: ['symbol', 'unit', 'digits', 'show'] },
  Solve: { must: ['name', 'equation', 'from', 'to'], may: ['symbol', 'unit', 'digits'] },
  Example: { must: ['title'], may: [] },
  Result: { must: ['name'], may: [] },
  Warning: { must: ['title'], may: [] },
  SelfCheck: { must: [], may: [] },
  Figure: { must: ['src', 'alt'], may: [] },
  Plot: {
    must: ['over', 'from', 'to', 'x', 'y', 'alt'],
    may: ['xUnit', 'yUnit', 'xFrom', 'xTo', 'yFrom', 'yTo'],
  },
  Curve: { must: ['y'], may: ['x', 'label', 'line', 'from', 'to'] },
  Point: { must: ['x', 'y', 'label'], may: [] },
  Stairs: { must: ['name', 'equilibrium', 'operating', 'from', 'to'], may: ['over'] },
  Reference: { must: ['href'], may: [] },
} as const satisfies Record<string, { must: readonly string[]; may: readonly string[] }>;

/** The name of a tag that a lesson may use. */
export type TagName = keyof typeof tags;

/** A tag's name and attributes, each of which must be known. */
export function readAttributes(
  tag: MdxJsxFlowElement | MdxJsxTextElement,
  line: number,
): { name: TagName; attributes: Record<string, string> } {
  const name = Object.keys(tags).find((known) => known === tag.name) as TagName | undefined;
  if (name === undefined) {
    const meant = closestWord(tag.name ?? '', Object.keys(tags));
    throw new LessonFault(
      line,
      `there is no tag <${tag.name ?? ''}>.`,
      meant === undefined
        ? `There are ${Object.keys(tags).join(', ')}.`
        : `Did you mean <${meant}>?`,
    );
  }
  const { must, may }: { must: readonly string[]; may: readonly string[] } = tags[name];
  const attributes: Record<string, string> = {};
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new LessonFault(
        line,
        `<${name}> has an attribute without quotes.`,
        'Write every attribute as name="text".',
      );
    }
    if (![...must, ...may].includes(attribute.name)) {
      const meant = closestWord(attribute.name, [...must, ...may]);
      throw new LessonFault(
        line,
        `<${name}> has no attribute "${attribute.name}".`,
        meant === undefined
          ? `It has ${[...must, ...may].join(', ')}.`
          : `Did you mean "${meant}"?`,
      );
    }
    attributes[attribute.name] = attribute.value;
  }
  const missing = must.find((key) => attributes[key] === undefined || attributes[key] === '');
  if (missing !== undefined) {
    throw new LessonFault(
      line,
      `<${name}> has no "${missing}".`,
      `Add ${missing}="…" to it; docs/lessons.md has an example.`,
    );
  }
  return { name, attributes };
}
