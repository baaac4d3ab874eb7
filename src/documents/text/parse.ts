import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown, type InlineMath } from 'mdast-util-math';
import { mdxFromMarkdown, type MdxJsxFlowElement } from 'mdast-util-mdx';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';
import { mdx } from 'micromark-extension-mdx';
import { memoize } from '../../domain/quantities/memoize.ts';
import { DocumentFault } from './fault.ts';

export function parseDocument(text: string): RootContent[] {
  // Replace the front matter with blank lines, so that line numbers stay right.
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
    // The parser reports an unclosed tag far below the line that opens it.
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

/** Unwraps a paragraph that contains only tags. */
export const unwrapped = memoize((node: RootContent): RootContent[] => {
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
export const isPhrasing = (node: RootContent) => phrasing.includes(node.type);

/**
 * Rejects an equation formed by two prices: in “$5 or $6” everything between the dollar signs would
 * be typeset. A real equation doesn't end with a space, and no digit follows it.
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

export const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1;

/** Replaces the spaces around equals signs, so that no line starts or ends with one. */
export const withEqualsKept = (text: string): string => text.replaceAll(' = ', '\u00a0=\u00a0');
