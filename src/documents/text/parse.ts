import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown, type InlineMath } from 'mdast-util-math';
import { mdxFromMarkdown, type MdxJsxFlowElement } from 'mdast-util-mdx';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';
import { mdx } from 'micromark-extension-mdx';
import { remembered } from '../../domain/quantities/remembered.ts';
import { DocumentFault } from './fault.ts';

/** The parts of a document's text as they follow each other, each with its line in the file. */
export function parseDocument(text: string): RootContent[] {
  // Empty lines in the place of the lines at the top keep the numbers of the others right.
  const body = text
    .replace(/^\uFEFF/, '')
    .replace(/^---\r?\n.*?^---[ \t]*$/ms, (top) => top.replace(/[^\n]/g, ''));
  try {
    return fromMarkdown(body, {
      extensions: [mdx(), math(), gfmTable()],
      mdastExtensions: [mdxFromMarkdown(), mathFromMarkdown(), gfmTableFromMarkdown()],
    }).children;
  } catch (error) {
    const { reason, line, place } = error as {
      reason?: string;
      line?: number;
      place?: { line?: number; start?: { line: number } };
    };
    if (reason === undefined) throw error;
    const noticed = line ?? place?.line ?? place?.start?.line ?? 1;
    // A tag that does not close is noticed far below the place where it opens.
    const [, opened] = /\((\d+):\d+-\d+:\d+\)$/.exec(reason) ?? [];
    throw new DocumentFault(
      opened === undefined ? noticed : Number(opened),
      reason
        .replace(/`/g, '"')
        .replace(/^Unexpected closing tag "[^"]*"/, `$& on line ${String(noticed)}`)
        .replace(/ \(\d+:\d+-\d+:\d+\)$/, '')
        .replace(/\s*\(note:.*$/s, '')
        .replace(/([^.])$/, '$1.'),
      'Every opening tag needs a closing tag. Add </Name>, or if the tag is empty, end it with />. Braces are only for {names}, and "less than" is $<$.',
    );
  }
}

/** A paragraph of nothing but tags is those tags. */
export const unwrapped = remembered((node: RootContent): RootContent[] => {
  if (node.type !== 'paragraph') return [node];
  const isGap = (child: PhrasingContent) => child.type === 'text' && child.value.trim() === '';
  const isTag = (child: PhrasingContent) => child.type === 'mdxJsxTextElement';
  const onlyTags = node.children.every((child) => isGap(child) || isTag(child));
  return onlyTags
    ? node.children
        .filter(isTag)
        .map((child) => ({ ...child, type: 'mdxJsxFlowElement' }) as unknown as MdxJsxFlowElement)
    : [node];
});

const phrasing = ['text', 'strong', 'emphasis', 'link', 'inlineMath', 'mdxTextExpression'];
/** Whether a part stands within a line. */
export const isPhrasing = (node: RootContent) => phrasing.includes(node.type);

/**
 * Refuses what two prices make of a line: in “$5 or $6” the words between the dollar signs would be
 * set as an equation. Nobody ends one with a space, or goes on with a digit.
 */
export function mustBeMaths(node: InlineMath, next: PhrasingContent | undefined): void {
  const goesOn = next?.type === 'text' && /^\d/.test(next.value);
  if (!goesOn && !/\s$/.test(node.value)) return;
  throw new DocumentFault(
    lineOf(node),
    `two dollar signs make an equation, so "${node.value.trim()}" would be set as one.`,
    String.raw`If you mean money, write \$ for each dollar sign, like \$5. If it’s an equation, delete the space before the second one.`,
  );
}

/** The line in which a part begins. */
export const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1;

/** A text in which no line begins with an equals sign: what is equal stays together. */
export const withEqualsKept = (text: string): string => text.replaceAll(' = ', '\u00a0=\u00a0');
