import type { PhrasingContent, RootContent } from 'mdast';
import type { PrintedName, Template } from '../../domain/plots/template.ts';
import { Complaint, DocumentFault, atLine } from '../text/fault.ts';
import { isPhrasing, lineOf, withEqualsKept } from '../text/parse.ts';

/** Resolves a reference like `R to 2` to fixed text, or to a number that changes. */
export type ReadName = (reference: string) => PrintedName | string;

/** Parses an attribute that contains names in braces. */
export function readTemplate(text: string, readName: ReadName): Template {
  return joined(
    text.split(/\{([^{}]*)\}/).map((piece, index) => (index % 2 === 0 ? piece : readName(piece))),
  );
}

export const readLine = (...inside: Parameters<typeof readParagraphs>): Template =>
  joined(readParagraphs(...inside).flatMap((paragraph) => [...paragraph, ' ']));

/** Reads paragraphs that may contain only text, names and symbols. */
export function readParagraphs(
  nodes: readonly RootContent[],
  readName: ReadName,
  line: number,
): Template[] {
  const paragraphs = nodes.every(isPhrasing)
    ? [nodes as readonly PhrasingContent[]]
    : nodes.map((node) => {
        if (node.type === 'paragraph') return node.children;
        // MDX doesn't wrap a name on its own line in a paragraph.
        if (node.type === 'mdxFlowExpression') {
          return [{ ...node, type: 'mdxTextExpression' } satisfies PhrasingContent];
        }
        throw notWords(lineOf(node));
      });
  const templates = paragraphs.map((children) =>
    joined(children.map((node) => readPiece(node, readName))),
  );
  if (templates.every(({ length }) => length === 0)) {
    throw new DocumentFault(line, 'this tag has no words in it.', 'Put words between its tags.');
  }
  return templates;
}

function readPiece(node: PhrasingContent, readName: ReadName): Template[number] {
  if (node.type === 'text') return withEqualsKept(node.value.replace(/\s+/g, ' '));
  if (node.type === 'mdxTextExpression') return atLine(lineOf(node), () => readName(node.value));
  const [only] = node.type === 'emphasis' ? node.children : [];
  if (only?.type === 'text') return { symbol: only.value };
  throw notWords(lineOf(node));
}

/**
 * Throws if a caption contains a number that depends on a slider, because captions are never
 * updated.
 */
export function mustNotNameSliders(
  nodes: readonly RootContent[],
  sliders: readonly string[],
): void {
  for (const node of nodes) {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const [name = ''] = node.value.trim().split(' ');
      if (!sliders.includes(name)) continue;
      throw new Complaint(
        `"${name}" is in a caption, which doesn’t change when readers move its slider.`,
        'Print it in <Says>, or say the sentence without the number.',
      );
    }
    if ('children' in node) mustNotNameSliders(node.children, sliders);
  }
}

const notWords = (line: number) =>
  new DocumentFault(
    line,
    'only words can go here.',
    'Write plain words, names in braces like {R}, and symbols like *R*.',
  );

function joined(pieces: Template): Template {
  const together = pieces.reduce<Template[number][]>((done, piece) => {
    const last = done.at(-1);
    return typeof piece === 'string' && typeof last === 'string'
      ? [...done.slice(0, -1), last + piece]
      : [...done, piece];
  }, []);
  return together
    .map((piece, index) => {
      if (typeof piece !== 'string') return piece;
      const begun = index === 0 ? piece.trimStart() : piece;
      return index === together.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((piece) => piece !== '');
}
